import { hexSignature, readField } from "@latchkey/core/chain-kit"
import { SafeRequestError, type SafeFrame } from "../frame/SafeFrame.ts"

const POLL_MILLIS = 3_000
const READ_MILLIS = 10_000
const WAIT_MILLIS = 600_000

/** While the Safe gathers signatures, none so far; in place of them, an approval that its owners wrote into the chain. */
const NOTHING = "0x"

const isSignature = (value: unknown): value is string =>
  hexSignature(value) !== undefined && value !== NOTHING

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, POLL_MILLIS))

/**
 * Asks the Safe to sign off the chain, and waits, ten minutes at most, until enough owners have: the signature is one that the
 * Safe's contract accepts (EIP-1271). `isLeft` says that nobody waits any more. Rejects with `SafeRequestError`.
 */
export const askSignature = async (
  frame: SafeFrame,
  method: "signMessage" | "signTypedMessage",
  params: object,
  isLeft: () => boolean
): Promise<string> => {
  // Without it a Safe may take the message for a transaction that writes it into the chain. Older ones do not know the setting.
  const settings = { call: "safe_setSettings", params: [{ offChainSigning: true }] }
  frame.call("rpcCall", settings, READ_MILLIS).catch(() => {})
  const told = await frame.call(method, params)
  const signature = readField(told, "signature")
  if (isSignature(signature)) return signature
  const messageHash = readField(told, "messageHash")
  if (typeof messageHash !== "string") {
    if (signature === NOTHING) return signature
    throw new SafeRequestError(4200, "This Safe signs messages on the chain only.")
  }
  for (let waited = 0; waited < WAIT_MILLIS; waited += POLL_MILLIS) {
    const answer = await frame.call("getOffChainSignature", messageHash, READ_MILLIS).catch(() => undefined)
    if (isSignature(answer)) return answer
    await pause()
    if (isLeft()) throw new SafeRequestError(4900, "The Safe was left.")
  }
  throw new SafeRequestError(-32603, "The other owners have not signed yet.")
}
