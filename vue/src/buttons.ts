import { defineComponent, h, inject, type PropType } from "vue"
import { appearanceKey } from "./appearance.ts"
import { injectKit } from "./context.ts"

const shared = {
  /** The text while nobody is connected; by default that of the language. */
  label: { type: String, default: undefined },
  size: { type: String as PropType<"sm" | "md">, default: undefined },
  /** CAIP-2 namespace; the active one by default. */
  namespace: { type: String, default: undefined },
  disabled: { type: Boolean, default: false }
}

const useElementProps = (usedBy: string) => {
  const { kit } = injectKit(usedBy)
  const appearance = inject(appearanceKey, {})
  // A property and not an attribute, which cannot hold a kit; a server writes neither.
  return () => ({ ".kit": kit, theme: appearance.theme, locale: appearance.locale })
}

/** The button that connects and, once connected, shows the account and opens it: `<latchkey-button>`. */
export const ConnectButton = /* @__PURE__ */ defineComponent({
  name: "ConnectButton",
  props: { ...shared, balance: { type: String as PropType<"show" | "hide">, default: undefined } },
  setup(props) {
    const own = useElementProps("ConnectButton")
    return () => h("latchkey-button", { ...own(), ...props, disabled: props.disabled || undefined })
  }
})

/** The button that shows the network and opens the list of networks: `<latchkey-network-button>`. */
export const NetworkButton = /* @__PURE__ */ defineComponent({
  name: "NetworkButton",
  props: shared,
  setup(props) {
    const own = useElementProps("NetworkButton")
    return () => h("latchkey-network-button", { ...own(), ...props, disabled: props.disabled || undefined })
  }
})
