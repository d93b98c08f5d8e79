import { accountJson, decimalsOf } from "../accountJson.ts"
import { invalidParams } from "../RpcError.ts"
import { readMint, readTokenAccount, tokenAmount, tokenPrograms } from "../splToken.ts"
import { addressParam, configParam, withContext, type RpcMethods } from "./RpcMethod.ts"

/** Questions about tokens of both token programs. */
export const tokenMethods: RpcMethods = {
  getTokenAccountsByOwner: ([of, given, config], { ledger }) => {
    const owner = addressParam(of)
    const filter = configParam(given)
    const mint = filter["mint"] === undefined ? undefined : addressParam(filter["mint"])
    const program = filter["programId"] === undefined ? undefined : addressParam(filter["programId"])
    if (mint === undefined && program === undefined) throw invalidParams("Invalid param: mint or programId")
    if (program !== undefined && !tokenPrograms.has(program)) {
      throw invalidParams("Invalid param: unrecognized Token program id")
    }
    if (mint !== undefined && decimalsOf(mint, ledger) === undefined) {
      throw invalidParams("Invalid param: could not find mint")
    }
    const found = [...tokenPrograms.keys()]
      .filter((each) => program === undefined || each === program)
      .flatMap((each) => ledger.accountsOfProgram(each))
      .filter((account) => {
        const token = readTokenAccount(Uint8Array.from(account.data))
        return token?.owner === owner && (mint === undefined || token.mint === mint)
      })
    return withContext(
      ledger,
      found.map((account) => ({
        pubkey: account.address,
        account: accountJson(account, configParam(config), ledger)
      }))
    )
  },
  getTokenAccountBalance: ([of], { ledger }) => {
    const account = ledger.account(addressParam(of))
    const token = account && readTokenAccount(Uint8Array.from(account.data))
    const decimals = token && decimalsOf(token.mint, ledger)
    if (decimals === undefined) throw invalidParams("Invalid param: could not find account")
    return withContext(ledger, tokenAmount(token!.amount, decimals))
  },
  getTokenSupply: ([of], { ledger }) => {
    const account = ledger.account(addressParam(of))
    const mint = account && readMint(Uint8Array.from(account.data))
    if (mint === undefined) throw invalidParams("Invalid param: could not find account")
    return withContext(ledger, tokenAmount(mint.supply, mint.decimals))
  }
}
