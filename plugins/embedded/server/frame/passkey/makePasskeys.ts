import type { Words } from "../words/Words.ts"
import { ceremonies } from "./ceremonies.ts"
import type { PasskeyAnswers, PasskeyAsk } from "./PasskeyAsk.ts"
import { openPasskeyWindow } from "./passkeyWindow.ts"

/** The passkeys of a browser. */
export interface Passkeys {
  /** Whether the browser can be asked for any: not for a host that is a number. */
  readonly canAsk: boolean
  /** Whether this device can verify its owner by itself, so that a passkey is what a new wallet begins with. */
  readonly isHandy: () => Promise<boolean>
  /**
   * Begins in the task of a click, where windows may be opened and passkeys made; answers with what then asks. That fails with
   * `PasskeyFailure`.
   */
  readonly begin: <Kind extends keyof PasskeyAnswers>(
    kind: Kind
  ) => (ask: PasskeyAsk) => Promise<PasskeyAnswers[Kind]>
}

/** What Chromium tells of the page around the frame. */
interface WithPolicy {
  readonly featurePolicy?: { readonly allowsFeature: (feature: string) => boolean }
}

interface WithCapabilities {
  readonly getClientCapabilities?: () => Promise<Readonly<Record<string, boolean>>>
}

type Feature = "create" | "get"
/** Which of the two a page has to let the frame do. */
const featureOf = (kind: keyof PasskeyAnswers): Feature =>
  kind === "create" || kind === "join" ? "create" : "get"

const isNumber = (hostname: string) => /^[\d.]+$|^\[/.test(hostname)

const titleOf = (kind: keyof PasskeyAnswers, passkeys: Words["passkeys"]): string => {
  if (kind === "enter") return passkeys.enter
  return kind === "get" ? passkeys.unlock : passkeys.create
}

/** Makes the passkeys of the frame's document. */
export const makePasskeys = (words: () => Words): Passkeys => {
  const canAsk = typeof PublicKeyCredential === "function" && !isNumber(location.hostname)
  const state = { isRefused: false }
  /** Whether a document in a frame of this page may ask; undefined where the browser does not tell. */
  const isLet = (feature: Feature): boolean | undefined =>
    (document as WithPolicy).featurePolicy?.allowsFeature(`publickey-credentials-${feature}`)
  /** Where nothing is told, browsers let frames use passkeys and not make them. */
  const isHere = (feature: Feature) => isLet(feature) ?? (feature === "get" && !state.isRefused)
  return {
    canAsk,
    isHandy: async () => {
      if (!canAsk) return false
      try {
        const { getClientCapabilities } = PublicKeyCredential as WithCapabilities
        const can = await getClientCapabilities?.call(PublicKeyCredential)
        if (can?.["extension:prf"] === false) return false
        return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
      } catch {
        // Then a wallet begins with a recovery code.
        return false
      }
    },
    begin: (kind) => {
      const feature = featureOf(kind)
      if (isHere(feature))
        return async (ask) => {
          try {
            return await ceremonies[kind](ask)
          } catch (error) {
            // It may have been the page around that did not let it: the next time a window is opened.
            if (isLet(feature) === undefined) state.isRefused = true
            throw error
          }
        }
      const { next, passkeys } = words()
      const { lang, dir } = document.documentElement
      const title = titleOf(kind, passkeys)
      return openPasskeyWindow(kind, { title, text: passkeys.windowText, go: next, lang, dir })
    }
  }
}
