import { isRecord } from "../../../tests/testing/src/decode/Decode.ts"
import { decodeBech32 } from "./bech32.ts"
import { base64Of, fromBase64 } from "./bytes.ts"
import type { AminoSignDoc } from "./Keplr.ts"

/** The bytes that are signed: JSON with sorted keys and without the characters that Go escapes. */
export const aminoSignBytes = (doc: AminoSignDoc): Uint8Array =>
  new TextEncoder().encode(escapeHtml(JSON.stringify(sorted(doc))))

/** The document of ADR-36 for a message. */
export const arbitrarySignDoc = (signer: string, data: Uint8Array): AminoSignDoc => ({
  chain_id: "",
  account_number: "0",
  sequence: "0",
  fee: { gas: "0", amount: [] },
  msgs: [{ type: "sign/MsgSignData", value: { signer, data: base64Of(data) } }],
  memo: ""
})

/** Checks the shape of a sign document. Fails: throws an `Error`. */
export function decodeAminoSignDoc(value: unknown): AminoSignDoc {
  if (!isRecord(value)) throw new Error("Sign doc is not set")
  const { fee, msgs } = value
  const coins = isRecord(fee) ? fee["amount"] : undefined
  const shaped =
    ["chain_id", "account_number", "sequence", "memo"].every((name) => typeof value[name] === "string") &&
    isRecord(fee) &&
    typeof fee["gas"] === "string" &&
    Array.isArray(coins) &&
    coins.every(
      (coin) => isRecord(coin) && typeof coin["denom"] === "string" && typeof coin["amount"] === "string"
    ) &&
    Array.isArray(msgs) &&
    msgs.length > 0 &&
    msgs.every((message) => isRecord(message) && typeof message["type"] === "string")
  if (!shaped) throw new Error("Invalid sign doc")
  return value as unknown as AminoSignDoc
}

/** The document as Keplr signs it and gives it back: keys sorted, memo escaped, fees of zero left out. */
export const preparedSignDoc = (doc: AminoSignDoc): AminoSignDoc =>
  sorted({
    ...doc,
    memo: escapeHtml(doc.memo),
    fee: { ...doc.fee, amount: doc.fee.amount.filter(({ amount }) => amount !== "0") }
  }) as AminoSignDoc

/** What an ADR-36 document asks to sign; undefined for a document that is a transaction. Fails: throws an `Error`. */
export function arbitraryDataIn(
  doc: AminoSignDoc
): { readonly signer: string; readonly data: Uint8Array } | undefined {
  const [message] = doc.msgs
  if (doc.msgs.length !== 1 || message?.type !== "sign/MsgSignData") return undefined
  const empty: readonly (readonly [wrong: boolean, problem: string])[] = [
    [doc.chain_id !== "", "Chain id should be empty string for ADR-36 signing"],
    [doc.memo !== "", "Memo should be empty string for ADR-36 signing"],
    [doc.account_number !== "0", 'Account number should be "0" for ADR-36 signing'],
    [doc.sequence !== "0", 'Sequence should be "0" for ADR-36 signing'],
    [doc.fee.gas !== "0", 'Gas should be "0" for ADR-36 signing'],
    [doc.fee.amount.length !== 0, "Fee amount should be empty array for ADR-36 signing"]
  ]
  const problem = empty.find(([wrong]) => wrong)?.[1]
  if (problem !== undefined) throw new Error(problem)
  if (!isRecord(message.value)) throw new Error("Empty value in the msg")
  const { signer, data } = message.value
  if (typeof signer !== "string" || decodeBech32(signer) === undefined) {
    throw new Error("Empty signer in the ADR-36 msg")
  }
  if (typeof data !== "string" || data === "") throw new Error("Empty data in the ADR-36 msg")
  const bytes = fromBase64(data)
  if (bytes === undefined) throw new Error("Data is not encoded by base64")
  return { signer, data: bytes }
}

const escapeHtml = (text: string) =>
  text.replaceAll("<", "\\u003c").replaceAll(">", "\\u003e").replaceAll("&", "\\u0026")

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const keys = Object.keys(value).toSorted()
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key])]))
}
