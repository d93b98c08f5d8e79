import { forwardRef } from "react"
import { useSelection } from "../hooks/useSelection.ts"
import { useKitContext } from "../KitContext.ts"
import { fill } from "../messages/fill.ts"
import { ButtonImage } from "./ButtonImage.tsx"
import { networkLabel, selectNetworkButton } from "./networkLabel.ts"
import { OpenerButton, type ButtonProps } from "./OpenerButton.tsx"
import { useOpener } from "./useOpener.ts"

/** What `NetworkButton` takes, beside the attributes of a `<button>`. */
export interface NetworkButtonProps extends ButtonProps {
  /** Said while no network is known; "Select network" in the visitor's language by default. */
  readonly label?: string | undefined
  /** CAIP-2 namespace whose network it shows; the active one where absent. */
  readonly namespace?: string | undefined
}

/**
 * The button that shows the network and opens the list of networks.
 *
 * It asks to switch when the wallet is on a network outside the app's, unless the kit ignores that. It is disabled where
 * `createKit({ enableNetworkSwitch: false })`.
 */
export const NetworkButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, NetworkButtonProps>(
  ({ label, namespace, disabled, ...props }, ref) => {
    const { kit, messages } = useKitContext("NetworkButton")
    const opener = useOpener("NetworkButton", { namespace, view: "Networks" })
    const state = useSelection("NetworkButton", (snapshot) => selectNetworkButton(snapshot, namespace))
    const { text, isName } = networkLabel(state, messages, { label, policy: kit.options.unsupportedNetwork })
    return (
      <OpenerButton
        {...props}
        ref={ref}
        opener={opener}
        tone="plain"
        disabled={disabled === true || kit.options.enableNetworkSwitch === false}
        {...(isName ? { "aria-label": fill(messages.openNetworks, { network: text }) } : {})}
      >
        {isName && (
          <ButtonImage src={state.network?.assets.imageUrl}>
            <span className="latchkey-letter" data-letter={[...text][0]} />
          </ButtonImage>
        )}
        <span className="latchkey-label" dir="auto">
          {text}
        </span>
      </OpenerButton>
    )
  }
)
NetworkButton.displayName = "NetworkButton"
