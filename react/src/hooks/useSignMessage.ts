import type { KitCore } from "@latchkey/core"
import { useKitContext } from "../KitContext.ts"
import { inNamespace, type InNamespace } from "./InNamespace.ts"
import { useAction } from "./useAction.ts"

/** The message to sign: text, or bytes. */
export type SignMessageRequest = Parameters<KitCore["signMessage"]>[0]

/**
 * Asks the connected wallet to sign a message: `signMessage({ message })`.
 *
 * `data` is the namespace's own signature text. `error` is what {@link KitCore.signMessage} rejects with; a visitor who
 * declines gives `SIGNING_REJECTED`.
 */
export const useSignMessage = ({ namespace }: InNamespace = {}) => {
  const { kit } = useKitContext("useSignMessage")
  const { run, runAsync, ...action } = useAction(
    (...[request, options]: Parameters<KitCore["signMessage"]>) =>
      kit.signMessage(inNamespace(namespace, request), options)
  )
  return { ...action, signMessage: run, signMessageAsync: runAsync }
}
