import { base58 } from "@scure/base"
import { checkAccount, fieldOf, refuse } from "./refuse.ts"
import type { Prepare } from "./Signing.ts"
import { signInWarnings } from "./signInWarnings.ts"
import { textOfBytes, visibleText } from "./visibleText.ts"

const readBase58 = (text: unknown): Uint8Array | undefined => {
  try {
    return typeof text === "string" ? base58.decode(text) : undefined
  } catch {
    return undefined
  }
}

/** Reads `solana_signMessage`: base58 of a text. Bytes that are no text are refused, since they could be a transaction. */
export const solanaMessage: Prepare = async (params, { chain, solana, origin, words }) => {
  checkAccount(fieldOf(params, "pubkey"), solana)
  const bytes = readBase58(fieldOf(params, "message"))
  const text = bytes === undefined ? undefined : textOfBytes(bytes)
  if (bytes === undefined || text === undefined) return refuse("The message is no text")
  return {
    review: {
      title: words.signMessage,
      act: words.sign,
      network: chain.name,
      account: solana,
      parts: [
        text === ""
          ? { label: words.message, value: words.empty, kind: "text" }
          : { label: words.message, value: visibleText(text), kind: "message" }
      ],
      warnings: signInWarnings(text, origin, solana, words)
    },
    sign: async (keys) => ({ signature: base58.encode(keys.solana.sign(bytes)) })
  }
}
