import type { KitCore } from "@latchkey/core"
import { useAction, useKit, useKitSnapshot, type NamedAction } from "@latchkey/react"
import { useCallback } from "react"
import type { EmbeddedApi } from "../EmbeddedApi.ts"
import type { SignInMethod } from "../EmbeddedOptions.ts"
import { openSocialWindow } from "../signIn/socialWindow.ts"
import { viewIds } from "../viewIds.ts"
import { offersEmail } from "./offersEmail.ts"
import { offersMethod } from "./offersMethod.ts"
import { shownProviders } from "./shownProviders.ts"

/** What `useWalletButtons` gives. */
export type WalletButtons = NamedAction<"signIn", [method: SignInMethod], unknown> & {
  /** The ways to sign in that are offered, in the order of the options. */
  readonly methods: ReadonlyArray<SignInMethod>
  /** Ends signing in, and closes the modal. */
  readonly cancel: () => void
}

const isPopup = (method: SignInMethod) => !["email", "passkey", "farcaster"].includes(method)

/** Signs in over the modal, which says what is waited for. Call it in the click: a provider's window is blocked otherwise. */
const signInBy = (
  kit: KitCore & { readonly embedded: EmbeddedApi },
  method: SignInMethod
): Promise<unknown> => {
  const popup = isPopup(method) ? openSocialWindow(window) : undefined
  kit.navigation.open({ view: viewIds.signIn, params: { connectorId: "embedded" } })
  if (method === "email") return kit.connect({ connectorId: "embedded" })
  if (method === "passkey") return kit.embedded.connectPasskey()
  if (method === "farcaster") return kit.embedded.connectFarcaster()
  return kit.embedded.connectSocial({ provider: method, popup: popup ?? null })
}

/**
 * Buttons of the page's own that sign in with the embedded wallet: `signIn("google")`.
 *
 * `error` is what the kit's `connect` and the plugin's `connectSocial`, `connectPasskey` and `connectFarcaster` reject with. Call `signIn` in the click
 * handler, so that a provider's window may open.
 */
export const useWalletButtons = (): WalletButtons => {
  const kit = useKit() as unknown as KitCore & { readonly embedded: EmbeddedApi }
  const methods = useKitSnapshot((state): ReadonlyArray<SignInMethod> => [
    ...(offersEmail(state) ? (["email"] as const) : []),
    ...(offersMethod(state, "passkey") ? (["passkey"] as const) : []),
    ...shownProviders(state)
  ])
  const { run, runAsync, ...action } = useAction((method: SignInMethod) => signInBy(kit, method))
  const cancel = useCallback(() => {
    kit.embedded.cancel().catch(() => {})
    kit.close()
  }, [kit])
  return { ...action, methods, signIn: run, signInAsync: runAsync, cancel }
}
