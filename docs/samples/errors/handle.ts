import { KitError } from "@latchkey/core"
import { kit } from "../quick-start/kit.ts"

export const signOrder = async (message: string): Promise<string | undefined> => {
  try {
    return await kit.signMessage({ message })
  } catch (error) {
    if (!(error instanceof KitError)) throw error
    switch (error.code) {
      // The visitor's own decision: nothing to say.
      case "SIGNING_REJECTED":
        return undefined
      case "NOT_CONNECTED":
        kit.open()
        return undefined
      default:
        console.error(error.code, error.message, error.advice, error.details, error.cause)
        throw error
    }
  }
}
