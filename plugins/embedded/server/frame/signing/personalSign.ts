import { bytesToHex, hexToBytes, isHex, stringToBytes } from "viem"
import { checkAccount, entryOf, refuse } from "./refuse.ts"
import type { Prepare } from "./Signing.ts"
import { signerOf } from "./signerOf.ts"
import { signInWarnings } from "./signInWarnings.ts"
import { textOfBytes, visibleText } from "./visibleText.ts"

/** Reads `personal_sign`: [message as hex or text, account]. */
export const personalSign: Prepare = async (params, context) => {
  const { chain, evm, origin, words } = context
  const message = entryOf(params, 0)
  checkAccount(entryOf(params, 1), evm)
  if (typeof message !== "string") return refuse("There is no message to sign")
  const isBytes = isHex(message, { strict: true }) && message.length % 2 === 0
  const bytes = isBytes ? hexToBytes(message) : stringToBytes(message)
  const text = textOfBytes(bytes)
  return {
    review: {
      title: words.signMessage,
      act: words.sign,
      network: chain.name,
      account: evm,
      parts: [
        text === undefined
          ? { label: words.messageBytes, value: bytesToHex(bytes), kind: "data" }
          : text === ""
            ? { label: words.message, value: words.empty, kind: "text" }
            : { label: words.message, value: visibleText(text), kind: "message" }
      ],
      warnings: text === undefined ? [words.warnBytes] : signInWarnings(text, origin, evm, words)
    },
    sign: async (keys) => (await signerOf(context, keys)).signMessage({ message: { raw: bytes } })
  }
}
