import type { Node } from "../chain/makeNode.ts"
import { NodeError } from "../chain/NodeError.ts"
import { solanaAddress } from "./solanaAddress.ts"

/** The programs that keep tokens: the first one, and Token-2022. */
const programs = [
  "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
  "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"
]

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {}

/** The `value` of an answer that comes with its slot. Fails: throws `NodeError`. */
export const valueOf = (answer: unknown): unknown => {
  const { value } = fieldsOf(answer)
  if (value === undefined) throw new NodeError("The node gave an answer without a value")
  return value
}

/** An account in which somebody holds a token. */
export interface TokenAccount {
  readonly address: string
  readonly mint: string
  readonly value: bigint
  readonly decimals: number
}

const readAccount = (entry: unknown, owner: string): ReadonlyArray<TokenAccount> => {
  const { pubkey, account } = fieldsOf(entry)
  const { info } = fieldsOf(fieldsOf(fieldsOf(account)["data"])["parsed"])
  const { mint, owner: told, tokenAmount } = fieldsOf(info)
  const { amount, decimals } = fieldsOf(tokenAmount)
  const [address, token] = [solanaAddress(pubkey), solanaAddress(mint)]
  const isUsable =
    address !== undefined &&
    token !== undefined &&
    told === owner &&
    typeof amount === "string" &&
    /^\d{1,20}$/.test(amount) &&
    Number.isInteger(decimals) &&
    (decimals as number) >= 0 &&
    (decimals as number) <= 255
  return isUsable ? [{ address, mint: token, value: BigInt(amount), decimals: decimals as number }] : []
}

/** The accounts in which an account holds tokens; one that cannot be read is left out. Fails: `NodeError`, `NodeRefusal`. */
export const tokenAccounts = async (node: Node, owner: string): Promise<ReadonlyArray<TokenAccount>> => {
  const answers = await Promise.all(
    programs.map((programId) =>
      node.ask(
        "getTokenAccountsByOwner",
        owner,
        { programId },
        { encoding: "jsonParsed", commitment: "finalized" }
      )
    )
  )
  return answers.flatMap((answer) => {
    const list = valueOf(answer)
    if (!Array.isArray(list)) throw new NodeError("The node gave no list of accounts")
    return list.flatMap((entry) => readAccount(entry, owner))
  })
}
