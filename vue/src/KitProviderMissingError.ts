import { defineError } from "@latchkey/core"

/** A composable or a component was used outside of a `KitProvider`, or what was passed as its kit is none. */
export class KitProviderMissingError
  extends /* @__PURE__ */ defineError("KitProviderMissingError", {
    text: ({ usedBy }: { readonly usedBy: string }) => `${usedBy} has no kit.`,
    advice: 'Wrap it in <KitProvider :kit="kit">, or call provideKit(kit) in the setup of a component above.'
  }) {}
