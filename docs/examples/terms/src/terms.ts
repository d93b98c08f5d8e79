import { defineCapability, defineContract, definePlugin, defineSlice } from "@latchkey/core"
import { readSlice, type CapabilitySource, type KitState } from "@latchkey/core"

/** What accounts said yes to, what proves it and who gave the proof; by account, `eip155:0x12…`. */
export type Accepted = Readonly<
  Record<string, { readonly text: string; readonly proof: string; readonly source: CapabilitySource }>
>
export const accepted = defineSlice<Accepted>("terms", {})

/** How an account of a namespace says yes to a text. Any plugin may add its own way, to any namespace. */
export const consent = defineCapability<(text: string) => Promise<string>>("consent")

/** Where it is kept. The plugin with the id `records` provides it. */
export const records = defineContract<{
  readonly read: () => Promise<Accepted>
  readonly write: (accepted: Accepted) => Promise<void>
}>("latchkey-plugin-terms/records")

/** The connected account that has not said yes to a text, where its namespace can. */
export const askedAccount = (state: KitState, text: string): string | undefined => {
  const { activeNamespace: namespace = "" } = state.network
  const account = `${namespace}:${state.account[namespace]?.address}`
  const canSay = state.account[namespace]?.address && state.capability[namespace]?.includes(consent.name)
  return canSay && readSlice(state, accepted)[account]?.text !== text ? account : undefined
}

/** Terms of the page, accepted by signing them. `kit.terms.accept()` rejects when the visitor declines. */
export const terms = ({ text }: { readonly text: string }) =>
  definePlugin<"terms", { readonly accept: () => Promise<void> }, Accepted>({
    id: "terms",
    requires: ["records"],
    slice: accepted,
    actions: ["accept"],
    setup: async (host) => (await import("./setUpTerms.ts")).setUpTerms(host, text)
  })
