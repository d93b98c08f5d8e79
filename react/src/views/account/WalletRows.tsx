import { journeyViews, type AccountState } from "@latchkey/core"
import { useState } from "react"
import { Button } from "../../components/Button.tsx"
import { formatDecimal } from "../../format/formatDecimal.ts"
import { Row } from "../../components/Row.tsx"
import { RowGroup } from "../../components/RowGroup.tsx"
import { DisconnectIcon, WalletIcon } from "../../icons/lateIcons.tsx"
import { fill } from "../../messages/fill.ts"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import { connectedWalletCount, currentConnection } from "../selectors.ts"
import { toastError } from "../toastError.ts"

/** The wallets behind the account, and the button to disconnect. */
export const WalletRows = ({
  account,
  namespace
}: {
  readonly account: AccountState
  readonly namespace: string
}) => {
  const { kit, messages, locale } = useModalContext()
  const count = useModalState((state) => connectedWalletCount(state))
  const connections = useModalState(({ connection }) => connection.connections[namespace])
  const wallet =
    useModalState((state) => currentConnection(state, namespace)?.name) ?? account.connectedWalletInfo?.name
  const [leaving, setLeaving] = useState(false)
  const disconnect = async () => {
    setLeaving(true)
    try {
      // Beside others, the one whose account is shown: the next takes its place.
      const [current, next] = connections ?? []
      await kit.disconnect(
        current === undefined || next === undefined
          ? { namespace }
          : { namespace, connectorId: current.connectorId }
      )
    } catch (error) {
      toastError(kit, error)
    } finally {
      setLeaving(false)
    }
  }
  return (
    <>
      <RowGroup label={messages.connectedWallets}>
        <Row
          icon={<WalletIcon />}
          name={messages.connectedWallets}
          value={
            count > 1 ? fill(messages.walletCount, { count: formatDecimal(String(count), locale) }) : wallet
          }
          leads
          onClick={() => kit.navigation.push(journeyViews.connections)}
        />
      </RowGroup>
      <div className="account-end">
        <Button variant="quiet" icon={<DisconnectIcon />} busy={leaving} onClick={() => void disconnect()}>
          {leaving ? messages.disconnecting : messages.disconnect}
        </Button>
      </div>
    </>
  )
}
