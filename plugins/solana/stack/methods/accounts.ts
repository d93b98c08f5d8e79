import { getBase58Encoder, type EncodedAccount } from "@solana/kit"
import { accountJson } from "../accountJson.ts"
import { invalidParams } from "../RpcError.ts"
import {
  addressParam,
  configParam,
  countParam,
  listParam,
  withContext,
  type RpcMethods
} from "./RpcMethod.ts"

/** Questions about accounts. */
export const accountMethods: RpcMethods = {
  getBalance: ([of], { ledger }) => withContext(ledger, ledger.balance(addressParam(of))),
  getAccountInfo: ([of, config], { ledger }) => {
    const account = ledger.account(addressParam(of))
    return withContext(ledger, account ? accountJson(account, configParam(config), ledger) : null)
  },
  getMultipleAccounts: ([of, config], { ledger }) => {
    const accounts = listParam(of, 100).map((each) => ledger.account(addressParam(each)))
    return withContext(
      ledger,
      accounts.map((account) => (account ? accountJson(account, configParam(config), ledger) : null))
    )
  },
  getProgramAccounts: ([program, given], { ledger }) => {
    const config = configParam(given)
    const filters = listParam(config["filters"] ?? [], 4).map(accountFilter)
    const found = ledger
      .accountsOfProgram(addressParam(program))
      .filter((account) => filters.every((passes) => passes(account)))
      .map((account) => ({ pubkey: account.address, account: accountJson(account, config, ledger) }))
    return config["withContext"] === true ? withContext(ledger, found) : found
  },
  getMinimumBalanceForRentExemption: ([bytes], { ledger }) => ledger.rentExemption(countParam(bytes))
}

function accountFilter(given: unknown): (account: EncodedAccount) => boolean {
  const { dataSize, memcmp } = configParam(given)
  if (dataSize !== undefined) {
    const size = Number(countParam(dataSize))
    return (account) => account.data.length === size
  }
  const { offset, bytes, encoding } = configParam(memcmp)
  if (typeof bytes !== "string") throw invalidParams("Invalid params: a filter is dataSize or memcmp.")
  const at = Number(countParam(offset))
  const wanted =
    encoding === "base64" ? Buffer.from(bytes, "base64") : Buffer.from(getBase58Encoder().encode(bytes))
  return (account) =>
    Buffer.from(account.data)
      .subarray(at, at + wanted.length)
      .equals(wanted)
}
