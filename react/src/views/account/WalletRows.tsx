import type { AccountState } from "@latchkey/core"
import { useState } from "react"
import { IconTile } from "../../components/IconTile.tsx"
import { formatDecimal } from "../../components/formatDecimal.ts"
import { LinkRow } from "../../components/LinkRow.tsx"
import { Row } from "../../components/Row.tsx"
import { RowList } from "../../components/RowList.tsx"
import { DisconnectIcon, NetworkIcon, WalletIcon } from "../../icons/icons.tsx"
import { fill } from "../../messages/fill.ts"
import { useModal, useModalState } from "../../modal/ModalContext.ts"
import { connectedWalletCount, currentConnection } from "../selectors.ts"
import { toastError } from "../toastError.ts"

/** The wallets behind the account, its page on the explorer, and the way out. */
export const WalletRows = ({
  account,
  namespace
}: {
  readonly account: AccountState
  readonly namespace: string
}) => {
  const { kit, messages, locale } = useModal()
  const count = useModalState((state) => connectedWalletCount(state.connection))
  const wallet =
    useModalState((state) => currentConnection(state, namespace)?.name) ?? account.connectedWalletInfo?.name
  const [leaving, setLeaving] = useState(false)
  const disconnect = async () => {
    setLeaving(true)
    try {
      await kit.disconnect({ namespace })
    } catch (error) {
      toastError(kit, error)
    } finally {
      setLeaving(false)
    }
  }
  return (
    <RowList label={messages.connectedWallets}>
      <Row
        icon={
          <IconTile>
            <WalletIcon />
          </IconTile>
        }
        name={messages.connectedWallets}
        detail={
          count > 1 ? fill(messages.walletCount, { count: formatDecimal(String(count), locale) }) : wallet
        }
        leads
        onClick={() => kit.navigation.push("Profile")}
      />
      {account.addressExplorerUrl !== undefined && (
        <LinkRow
          icon={
            <IconTile>
              <NetworkIcon />
            </IconTile>
          }
          name={messages.viewOnExplorer}
          href={account.addressExplorerUrl}
        />
      )}
      <Row
        icon={
          <IconTile tone="negative">
            <DisconnectIcon />
          </IconTile>
        }
        name={leaving ? messages.disconnecting : messages.disconnect}
        busy={leaving}
        onClick={() => void disconnect()}
      />
    </RowList>
  )
}
