import { BaseAccount } from "cosmjs-types/cosmos/auth/v1beta1/auth"
import { QueryAccountRequest, QueryAccountResponse } from "cosmjs-types/cosmos/auth/v1beta1/query"
import {
  QueryAllBalancesRequest,
  QueryAllBalancesResponse,
  QueryBalanceRequest,
  QueryBalanceResponse
} from "cosmjs-types/cosmos/bank/v1beta1/query"
import { PubKey } from "cosmjs-types/cosmos/crypto/secp256k1/keys"
import { SimulateRequest, SimulateResponse } from "cosmjs-types/cosmos/tx/v1beta1/service"
import { checkAddress } from "./address.ts"
import type { CosmosChain } from "./CosmosChain.ts"
import type { LedgerAccount, LedgerCoin } from "./Ledger.ts"
import { SdkError, sdkCode } from "./SdkError.ts"

type Query = (data: Uint8Array, chain: CosmosChain) => Uint8Array

const wire = ({ denom, amount }: LedgerCoin) => ({ denom, amount: String(amount) })

/** The account of an address. Fails with code 22 as a full node's gRPC does. */
export function accountOf(chain: CosmosChain, address: string): LedgerAccount {
  checkAddress(address, chain.network.prefix)
  const account = chain.ledger().account(address)
  if (account !== undefined) return account
  throw new SdkError(sdkCode.keyNotFound, `rpc error: code = NotFound desc = account ${address} not found`)
}

const queries: Readonly<Record<string, Query>> = {
  "/cosmos.bank.v1beta1.Query/Balance"(data, chain) {
    const { address, denom } = QueryBalanceRequest.decode(data)
    checkAddress(address, chain.network.prefix)
    const balance = wire({ denom, amount: chain.ledger().balance(address, denom) })
    return QueryBalanceResponse.encode({ balance }).finish()
  },
  "/cosmos.bank.v1beta1.Query/AllBalances"(data, chain) {
    const { address } = QueryAllBalancesRequest.decode(data)
    checkAddress(address, chain.network.prefix)
    const balances = chain.ledger().balances(address).map(wire)
    const pagination = { nextKey: new Uint8Array(), total: BigInt(balances.length) }
    return QueryAllBalancesResponse.encode({ balances, pagination }).finish()
  },
  "/cosmos.auth.v1beta1.Query/Account"(data, chain) {
    const { address } = QueryAccountRequest.decode(data)
    const { number, sequence, publicKey: key } = accountOf(chain, address)
    const pubKey = key && {
      typeUrl: "/cosmos.crypto.secp256k1.PubKey",
      value: PubKey.encode({ key }).finish()
    }
    const value = BaseAccount.encode(
      BaseAccount.fromPartial({ address, accountNumber: number, sequence, ...(pubKey && { pubKey }) })
    ).finish()
    const account = { typeUrl: "/cosmos.auth.v1beta1.BaseAccount", value }
    return QueryAccountResponse.encode({ account }).finish()
  },
  "/cosmos.tx.v1beta1.Service/Simulate"(data, chain) {
    const { gasUsed, data: result } = chain.simulate(SimulateRequest.decode(data).txBytes)
    return SimulateResponse.encode(
      SimulateResponse.fromPartial({ gasInfo: { gasUsed, gasWanted: 0n }, result: { data: result } })
    ).finish()
  }
}

/** Answers a gRPC query. Fails: `SdkError`. */
export function answerQuery(path: string, data: Uint8Array, chain: CosmosChain): Uint8Array {
  const query = Object.hasOwn(queries, path) ? queries[path] : undefined
  if (query === undefined) throw new SdkError(sdkCode.unknownRequest, `unknown query path ${path}`)
  try {
    return query(data, chain)
  } catch (error) {
    if (error instanceof SdkError) throw error
    throw new SdkError(sdkCode.txDecode, String(error))
  }
}
