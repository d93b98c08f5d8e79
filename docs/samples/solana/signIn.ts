import { KitError } from "@latchkey/core"
import { kit } from "./kit.ts"

export const signIn = async (nonce: string) => {
  try {
    const { address, signedMessage, signature } = await kit.solana.signIn({
      statement: "Sign in to the tea shop.",
      nonce
    })
    // Your server verifies the signature, and that the nonce is the one it gave out.
    return { address, message: new TextDecoder().decode(signedMessage), signature }
  } catch (error) {
    // Not every wallet signs in: sign a message instead.
    if (error instanceof KitError && error.code === "SOLANA_METHOD_MISSING") return undefined
    throw error
  }
}
