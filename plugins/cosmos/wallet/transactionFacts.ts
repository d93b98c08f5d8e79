import { isRecord } from "../../../tests/testing/src/decode/Decode.ts"
import type { CosmosChainInfo } from "./CosmosChainInfo.ts"
import type { AminoCoin, AminoSignDoc } from "./Keplr.ts"
import { decodeProtobuf } from "./protobuf.ts"
import type { SignDoc } from "./directSignDoc.ts"

/** A fact that the person is shown before signing. */
export interface TransactionFact {
  readonly label: string
  readonly value: string
}

const fact = (label: string, value: string): readonly TransactionFact[] =>
  value === "" ? [] : [{ label, value }]

const written = (coins: readonly AminoCoin[]) =>
  coins.map(({ amount, denom }) => `${amount}${denom}`).join(",")

const isCoin = (value: unknown): value is AminoCoin =>
  isRecord(value) && typeof value["denom"] === "string" && typeof value["amount"] === "string"

/** The facts of a transaction in amino's form. */
export const aminoFacts = (doc: AminoSignDoc, { chainName }: CosmosChainInfo): readonly TransactionFact[] => [
  ...fact("Network", chainName),
  ...doc.msgs.flatMap(({ type, value }) => {
    if (type !== "cosmos-sdk/MsgSend" || !isRecord(value)) return fact("Message", type)
    const { to_address: to, amount } = value
    return transferFacts(String(to), Array.isArray(amount) ? amount.filter(isCoin) : [])
  }),
  ...fact("Fee", written(doc.fee.amount)),
  ...fact("Memo", doc.memo)
]

/** The facts of a transaction in protobuf's form. Throws for bytes that are no transaction. */
export function directFacts(doc: SignDoc, { chainName }: CosmosChainInfo): readonly TransactionFact[] {
  const body = messageOf(doc.bodyBytes)
  const fee = messageOf(messageOf(doc.authInfoBytes).bytes(2)[0])
  return [
    ...fact("Network", chainName),
    ...body.bytes(1).flatMap((any) => {
      const message = messageOf(any)
      const type = message.text(1)
      if (type !== "/cosmos.bank.v1beta1.MsgSend") return fact("Message", type)
      const transfer = messageOf(message.bytes(2)[0])
      return transferFacts(transfer.text(2), transfer.bytes(3).map(coinOf))
    }),
    ...fact("Fee", written(fee.bytes(1).map(coinOf))),
    ...fact("Memo", body.text(2))
  ]
}

const transferFacts = (to: string, coins: readonly AminoCoin[]) => [
  ...fact("To", to),
  ...fact("Amount", written(coins))
]

function coinOf(bytes: Uint8Array): AminoCoin {
  const coin = messageOf(bytes)
  return { denom: coin.text(1), amount: coin.text(2) }
}

function messageOf(encoded: Uint8Array = new Uint8Array()) {
  const fields = decodeProtobuf(encoded)
  const bytes = (number: number) =>
    fields.flatMap((field) =>
      field.number === number && typeof field.value !== "bigint" ? [field.value] : []
    )
  return { bytes, text: (number: number) => new TextDecoder().decode(bytes(number).at(-1)) }
}
