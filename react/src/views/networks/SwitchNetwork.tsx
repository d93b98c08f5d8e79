import type { Network } from "@latchkey/core"
import { Button } from "../../components/Button.tsx"
import { CodeDetails } from "../../components/CodeDetails.tsx"
import { ErrorState } from "../../components/ErrorState.tsx"
import { NetworkPicture } from "../../components/NetworkPicture.tsx"
import { WaitRing } from "../../components/WaitRing.tsx"
import { fill } from "../../messages/fill.ts"
import { useAnnouncement, useModalContext, useModalState } from "../../context/ModalContext.ts"
import type { ViewProps } from "../../slots/views.ts"
import { currentConnection } from "../selectors.ts"
import { useSwitch } from "./useSwitch.ts"

/** Waits for the wallet to switch to a network. */
const SwitchNetwork = ({ params }: ViewProps) => {
  const { kit, messages } = useModalContext()
  const network = kit.getNetwork(String(params["networkId"]))
  if (network !== undefined) return <Switching network={network} />
  return (
    <ErrorState
      title={messages.networkMissingTitle}
      action={<Button onClick={() => kit.navigation.goBack()}>{messages.back}</Button>}
    >
      {messages.networkMissingText}
    </ErrorState>
  )
}

const Switching = ({ network }: { readonly network: Network }) => {
  const { kit, messages } = useModalContext()
  const { code, retry } = useSwitch(network.caipNetworkId)
  const wallet =
    useModalState((state) => currentConnection(state, network.chainNamespace)?.name) ?? messages.wallets
  const words = { wallet, network: network.name }
  const declined = code === "NETWORK_SWITCH_REJECTED"
  const title = fill(
    code === undefined ? messages.switchOpen : declined ? messages.switchDeclined : messages.switchFailed,
    words
  )
  const text = fill(
    code === undefined
      ? messages.switchWhere
      : declined
        ? messages.switchDeclinedText
        : messages.switchFailedText,
    words
  )
  useAnnouncement(`${title}. ${text}`)
  return (
    <div className="waiting">
      <WaitRing state={code === undefined ? "waiting" : declined ? "still" : "failed"}>
        <NetworkPicture network={network} size={72} />
      </WaitRing>
      <div className="waiting-text">
        <h2>{title}</h2>
        <p>{text}</p>
        {code !== undefined && !declined && <CodeDetails code={code} />}
      </div>
      {code === undefined ? (
        <Button onClick={() => kit.navigation.goBack()}>{messages.cancel}</Button>
      ) : (
        <Button variant="main" onClick={retry}>
          {messages.tryAgain}
        </Button>
      )}
    </div>
  )
}

export default SwitchNetwork
