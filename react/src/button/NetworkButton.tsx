import { journeyViews } from "@latchkey/core"
import { forwardRef } from "react"
import { usePicture } from "../components/usePicture.ts"
import { useSelection } from "../hooks/useSelection.ts"
import { useKitContext } from "../context/KitContext.ts"
import { fill } from "../messages/fill.ts"
import { networkButtonMessages } from "../messages/networkButton.ts"
import { ButtonImage } from "./ButtonImage.tsx"
import { ButtonLabel } from "./ButtonLabel.tsx"
import { networkLabel, selectNetworkButton } from "./networkLabel.ts"
import { OpenerButton, type ButtonProps } from "./OpenerButton.tsx"
import { useOpener } from "./useOpener.ts"

/** What `NetworkButton` takes, in addition to the attributes of a `<button>`. */
export interface NetworkButtonProps extends ButtonProps {
  /** Shown while no network is known; "Select network" in the visitor's language by default. */
  readonly label?: string | undefined
  /** CAIP-2 namespace whose network it shows; the active one by default. */
  readonly namespace?: string | undefined
}

/**
 * The button that shows the network and opens the list of networks.
 *
 * It asks to switch if the wallet is on a network that the app does not use, unless the kit ignores that. It is disabled
 * with `createKit({ enableNetworkSwitch: false })`.
 */
export const NetworkButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, NetworkButtonProps>(
  ({ label, namespace, disabled, ...props }, ref) => {
    const { kit, messages: shared } = useKitContext("NetworkButton")
    const messages = { ...networkButtonMessages, ...shared }
    const opener = useOpener("NetworkButton", { namespace, view: journeyViews.networks })
    const state = useSelection("NetworkButton", (snapshot) => selectNetworkButton(snapshot, namespace))
    const { caipNetworkId, assets } = state.network ?? {}
    const own = assets?.imageUrl
    const mark = usePicture(
      kit,
      own === undefined && caipNetworkId !== undefined ? `network/${caipNetworkId}` : undefined
    )
    const shown = networkLabel(state, messages, { label, policy: kit.options.unsupportedNetwork })
    const { text, isName } = opener.failure === undefined ? shown : { text: opener.failure, isName: false }
    return (
      <OpenerButton
        {...props}
        ref={ref}
        opener={opener.props}
        tone="plain"
        disabled={disabled === true || kit.options.enableNetworkSwitch === false}
        {...(isName ? { "aria-label": fill(messages.openNetworks, { network: text }) } : {})}
      >
        {isName && (
          <ButtonImage src={own ?? mark}>
            <span className="latchkey-letter" data-letter={[...text][0]} />
          </ButtonImage>
        )}
        <ButtonLabel>{text}</ButtonLabel>
      </OpenerButton>
    )
  }
)
NetworkButton.displayName = "NetworkButton"
