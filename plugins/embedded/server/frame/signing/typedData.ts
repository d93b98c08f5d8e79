import type { ReviewPart } from "../screen/Review.ts"
import { amountOf } from "./readToken.ts"
import { contractOf, leafNamed, readTypedData, type ReadTypedData, type TypedLeaf } from "./readTypedData.ts"
import { checkAccount, entryOf, refuse } from "./refuse.ts"
import type { Prepare, SigningContext } from "./Signing.ts"
import { signerOf } from "./signerOf.ts"
import { typedWarnings } from "./typedWarnings.ts"
import { oneLine, quoted } from "./visibleText.ts"

const LONG = 200

const rowOf = ({ path, type, value }: TypedLeaf): ReviewPart => {
  const label = oneLine(path)
  if (type === "address") return { label, value: String(value), kind: "address" }
  const text = type === "string" ? quoted(String(value)) : String(value)
  return { label, value: text, kind: text.length > LONG ? "data" : "text" }
}

/** What a token's own kinds of typed data move or allow, as people count it: EIP-2612, EIP-3009, and Permit2 of one token. */
const amountIn = async (
  read: ReadTypedData,
  { askNode, words }: SigningContext
): Promise<ReadonlyArray<ReviewPart>> => {
  const isTransfer = /^(Transfer|Receive)WithAuthorization$/.test(read.primaryType)
  if (!isTransfer && !/^Permit(Single|TransferFrom)?$/.test(read.primaryType)) return []
  const token = leafNamed(read, "token") ?? contractOf(read)
  const amount = leafNamed(read, "value") ?? leafNamed(read, "amount")
  if (typeof token !== "string" || !token.startsWith("0x") || typeof amount !== "bigint") return []
  const value = await amountOf(askNode, token as `0x${string}`, amount, words)
  return [{ label: isTransfer ? words.amount : words.atMost, value, kind: "amount" }]
}

/** Until when it is worth something, by a calendar beside the seconds that are signed. */
const untilIn = (read: ReadTypedData, { words }: SigningContext): ReadonlyArray<ReviewPart> =>
  read.leaves.flatMap(({ name, value }) => {
    const isEnd = /^(deadline|sigDeadline|validBefore|expiry|expiration)$/.test(name)
    if (!isEnd || typeof value !== "bigint" || value <= 0n || value > 253_402_300_799n) return []
    const time = new Date(Number(value) * 1_000).toISOString().replace("T", " ").replace(".000Z", " UTC")
    return [{ label: words.until, value: time, kind: "text" as const }]
  })

/** Reads `eth_signTypedData_v4`: [account, typed data as JSON]. Every value that is hashed has a row. */
export const typedData: Prepare = async (params, context) => {
  const { chain, evm, words } = context
  checkAccount(entryOf(params, 0), evm)
  const told = entryOf(params, 1)
  const parsed = (): unknown => {
    try {
      return typeof told === "string" ? JSON.parse(told) : structuredClone(told)
    } catch {
      return undefined
    }
  }
  const read = readTypedData(parsed())
  const chainId = read.domain.find(({ name }) => name === "chainId")?.value
  if (chainId !== undefined && chain.id !== `eip155:${chainId}`)
    return refuse(`The typed data is for the network eip155:${chainId}, and the network is ${chain.id}`)
  return {
    review: {
      title: words.signTyped,
      act: words.sign,
      network: chain.name,
      account: evm,
      parts: [
        ...(await amountIn(read, context)),
        ...untilIn(read, context),
        { label: words.kind, value: oneLine(read.primaryType), kind: "text" },
        ...read.domain.map((leaf) => ({
          ...rowOf(leaf),
          ...(leaf.name === "name" ? { label: words.forApp } : {}),
          ...(leaf.name === "verifyingContract" ? { label: words.contract } : {})
        })),
        ...read.leaves.map(rowOf),
        { label: words.form, value: read.form, kind: "data" }
      ],
      warnings: typedWarnings(read, words)
    },
    sign: async (keys) => (await signerOf(context, keys)).signTypedData(read.definition)
  }
}
