import { inputBytes, inputObject } from "../foreignInput.ts"
import { invalidInput } from "../refusals.ts"
import { signWith } from "../signWith.ts"
import type { SolanaSignMessageOutput } from "../SolanaStandard.ts"
import { readMessage } from "../transaction/readTransaction.ts"
import { eachInput } from "./eachInput.ts"
import { hexOf } from "./hexOf.ts"
import type { SolanaMethod } from "./SolanaContext.ts"

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function isTransactionMessage(bytes: Uint8Array): boolean {
  try {
    return readMessage(bytes).instructions.length > 0
  } catch {
    return false
  }
}

/** Ed25519 signatures over messages as they are. Fails with 4001, 4100, -32000. */
export const signMessage: SolanaMethod = (inputs, { permission, desk }) =>
  eachInput(inputs, async (input): Promise<SolanaSignMessageOutput> => {
    const given = inputObject(input)
    const { account } = given
    const message = inputBytes(given["message"], "message")
    const { address } = permission.authorised(account)
    // A signed transaction is what a site would get from whoever takes these bytes for a text.
    if (isTransactionMessage(message)) {
      throw invalidInput("you cannot sign Solana transactions using sign message")
    }
    const text = textOf(message)
    await desk.decide("solana:signMessage", input, {
      kind: "signMessage",
      account: address,
      message: hexOf(message),
      ...(text === undefined ? {} : { text })
    })
    const signature = await signWith(permission.authorised(account), message)
    return { signedMessage: message, signature }
  })
