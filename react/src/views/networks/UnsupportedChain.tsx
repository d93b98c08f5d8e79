import { useState } from "react"
import { Button } from "../../components/Button.tsx"
import { Divider } from "../../components/Divider.tsx"
import { Notice } from "../../components/Notice.tsx"
import { RowList } from "../../components/RowList.tsx"
import { DisconnectIcon } from "../../icons/lateIcons.tsx"
import { fill } from "../../messages/fill.ts"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import { activeNetwork, allNetworks } from "../selectors.ts"
import { toastError } from "../toastError.ts"
import { NetworkRow } from "./NetworkRow.tsx"

/** The wallet is on a network that the app does not use: choose one, disconnect, or continue if the app allows it. */
const UnsupportedChain = () => {
  const { kit, messages } = useModalContext()
  const byNamespace = useModalState((state) => state.network.byNamespace)
  const namespace = useModalState((state) => state.network.activeNamespace)
  const network = useModalState(activeNetwork)
  const [blocking] = useState(() => kit.getSnapshot().navigation.stack.at(-1)?.blocking === true)
  const [leaving, setLeaving] = useState(false)
  const disconnect = async () => {
    setLeaving(true)
    await kit
      .disconnect(namespace === undefined ? {} : { namespace })
      .catch((error: unknown) => toastError(kit, error))
    setLeaving(false)
  }
  return (
    <div className="list-view">
      <Notice tone="warning">
        {network === undefined || network.unknown
          ? messages.unsupportedText
          : fill(messages.unsupportedTextNamed, { network: network.name })}
      </Notice>
      <RowList label={messages.networksTitle}>
        {allNetworks(byNamespace).map((candidate) => (
          <NetworkRow key={candidate.caipNetworkId} network={candidate} />
        ))}
      </RowList>
      <Divider>{messages.or}</Divider>
      <Button icon={<DisconnectIcon />} busy={leaving} onClick={() => void disconnect()}>
        {messages.disconnect}
      </Button>
      {!blocking && (
        <Button variant="quiet" onClick={() => kit.navigation.goBack()}>
          {messages.notNow}
        </Button>
      )}
    </div>
  )
}

export default UnsupportedChain
