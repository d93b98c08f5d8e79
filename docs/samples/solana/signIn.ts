import { KitError } from "@latchkey/core"
import { kit } from "./kit"

export const signIn = async (nonce: string) => {
  try {
    const { address, signedMessage, signature } = await kit.solana.signIn({
      statement: "Sign in to the tea shop.",
      nonce
    })
    // Your server verifies the signature, and that it issued the nonce.
    return { address, message: new TextDecoder().decode(signedMessage), signature }
  } catch (error) {
    // Not every wallet has sign-in: sign a message instead.
    if (error instanceof KitError && error.code === "SOLANA_METHOD_MISSING") return undefined
    throw error
  }
}
