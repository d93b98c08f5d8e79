import { bytesToHex, hexToBytes, isHex, stringToBytes } from "viem"
import { checkAccount, entryOf, refuse } from "./refuse.ts"
import type { Prepare } from "./Signing.ts"
import { signInWarnings } from "./signInWarnings.ts"
import { textOfBytes, visibleText } from "./visibleText.ts"

/** Reads `personal_sign`: [message as hex or text, account]. */
export const personalSign: Prepare = async (params, { chain, evm, origin }) => {
  const message = entryOf(params, 0)
  checkAccount(entryOf(params, 1), evm)
  if (typeof message !== "string") return refuse("There is no message to sign")
  const isBytes = isHex(message, { strict: true }) && message.length % 2 === 0
  const bytes = isBytes ? hexToBytes(message) : stringToBytes(message)
  const text = textOfBytes(bytes)
  return {
    review: {
      title: "Sign a message",
      act: "Sign",
      network: chain.name,
      account: evm,
      parts: [
        text === undefined
          ? { label: "Message, as bytes", value: bytesToHex(bytes), kind: "data" }
          : { label: "Message", value: text === "" ? "(empty)" : visibleText(text), kind: "message" }
      ],
      warnings:
        text === undefined
          ? ["This message is no text. Nobody can tell what your signature would be worth."]
          : signInWarnings(text, origin, evm)
    },
    sign: ({ evm: key }) => key.signMessage({ message: { raw: bytes } })
  }
}
