import { journeyViews, type CaipNetworkId } from "@latchkey/core"
import { Button } from "../../components/Button.tsx"
import { Icon } from "../../components/Icon.tsx"
import { Message } from "../../components/Message.tsx"
import { NetworkPicture } from "../../components/NetworkPicture.tsx"
import { fill } from "../../messages/fill.ts"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import type { ViewProps } from "../../slots/views.ts"
import { namespaceName } from "../selectors.ts"

/** Leads to connecting on a chain where the visitor has no account yet. */
const SwitchActiveChain = ({ params }: ViewProps) => {
  const { kit, messages } = useModalContext()
  const namespace = String(params["namespace"])
  const networkId = String(params["networkId"]) as CaipNetworkId
  const navigateTo = typeof params["navigateTo"] === "string" ? params["navigateTo"] : journeyViews.connect
  const chain = useModalState((state) => namespaceName(state, namespace))
  const network = kit.getNetwork(networkId)
  // The network becomes the active one when a wallet is connected for it; until then nothing has changed.
  const go = () =>
    kit.navigation[params["replace"] === true ? "replace" : "push"](navigateTo, { namespace, networkId })
  return (
    <Message
      icon={
        network === undefined ? (
          <Icon id={networkId} name={chain} size={72} />
        ) : (
          <NetworkPicture network={network} size={72} />
        )
      }
      actions={
        <Button variant="main" onClick={go}>
          {fill(messages.switchChainAction, { chain })}
        </Button>
      }
    >
      {fill(messages.switchChainText, { chain })}
    </Message>
  )
}

export default SwitchActiveChain
