import type { KitCore } from "@latchkey/core"
import { inNamespace } from "@latchkey/core/select"
import { useKitContext } from "../context/KitContext.ts"
import type { InNamespace } from "./InNamespace.ts"
import { useAction, type NamedAction } from "./useAction.ts"

/** The message to sign: text, or bytes. */
export type SignMessageRequest = Parameters<KitCore["signMessage"]>[0]

/**
 * Asks the connected wallet to sign a message: `signMessage({ message })`.
 *
 * `data` is the signature in the namespace's own format. `error` is what {@link KitCore.signMessage} rejects with:
 * `SIGNING_REJECTED` if the visitor declines.
 */
export const useSignMessage = ({ namespace }: InNamespace = {}): NamedAction<
  "signMessage",
  Parameters<KitCore["signMessage"]>,
  string
> => {
  const { kit } = useKitContext("useSignMessage")
  const { run, runAsync, ...action } = useAction(
    (...[request, options]: Parameters<KitCore["signMessage"]>) =>
      kit.signMessage(inNamespace(namespace, request), options)
  )
  return { ...action, signMessage: run, signMessageAsync: runAsync }
}
