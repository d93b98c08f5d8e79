import { useMemo } from "react"
import { Button } from "../../components/Button.tsx"
import { EmptyState } from "../../components/EmptyState.tsx"
import { RowList } from "../../components/RowList.tsx"
import { RowsSkeleton } from "../../components/ViewSkeleton.tsx"
import { WalletIcon } from "../../icons/icons.tsx"
import { useAnnouncement, useModal, useModalState } from "../../modal/ModalContext.ts"
import { connectableConnectors } from "../selectors.ts"
import { groupWallets } from "./groupWallets.ts"
import { orderConnectors } from "./orderConnectors.ts"
import { WalletRow, type ConnectGoal } from "./WalletRow.tsx"

/** The wallets of this browser, and those that connect by other ways. */
export const WalletList = ({ goal, looking }: { readonly goal: ConnectGoal; readonly looking: boolean }) => {
  const { kit, messages } = useModal()
  const connection = useModalState((state) => state.connection)
  const typeOrder = useModalState((state) => state.feature.values.connectorTypeOrder)
  const byNamespace = useModalState((state) => state.network.byNamespace)
  const wallets = useMemo(() => {
    const connectors = connectableConnectors(connection, byNamespace)
    return groupWallets(orderConnectors({ ...connection, connectors }, typeOrder, goal.namespace))
  }, [connection, byNamespace, typeOrder, goal.namespace])
  const connected = useMemo(
    () =>
      new Set(
        Object.values(connection.connections).flatMap((list) => list.map(({ connectorId }) => connectorId))
      ),
    [connection.connections]
  )
  useAnnouncement(wallets.length > 0 ? undefined : looking ? messages.lookingForWallets : messages.noWallets)
  if (wallets.length === 0 && looking) return <RowsSkeleton />
  if (wallets.length === 0) {
    return (
      <EmptyState
        icon={<WalletIcon />}
        action={
          <Button onClick={() => kit.navigation.push("WhatIsAWallet")}>{messages.whatIsAWallet}</Button>
        }
      >
        {messages.noWallets}
      </EmptyState>
    )
  }
  return (
    <RowList label={messages.wallets}>
      {wallets.map((wallet) => (
        <WalletRow
          key={wallet.id}
          wallet={wallet}
          recent={connection.recent.some(({ id }) => wallet.connectors.some((each) => each.id === id))}
          connected={wallet.connectors.some(({ id }) => connected.has(id))}
          goal={goal}
        />
      ))}
    </RowList>
  )
}
