import { useMemo } from "react"
import { Button } from "../../components/Button.tsx"
import { EmptyState } from "../../components/EmptyState.tsx"
import { RowList } from "../../components/RowList.tsx"
import { RowsSkeleton } from "../../components/ViewSkeleton.tsx"
import { WalletIcon } from "../../icons/icons.tsx"
import { useAnnouncement, useModal, useModalState } from "../../modal/ModalContext.ts"
import { orderConnectors } from "./orderConnectors.ts"
import { WalletRow } from "./WalletRow.tsx"

/** The wallets of this browser, and those that connect by other ways. */
export const WalletList = ({
  namespace,
  looking
}: {
  readonly namespace: string | undefined
  readonly looking: boolean
}) => {
  const { kit, messages } = useModal()
  const connection = useModalState((state) => state.connection)
  const typeOrder = useModalState((state) => state.feature.values.connectorTypeOrder)
  const connectors = useMemo(
    () => orderConnectors(connection, typeOrder, namespace),
    [connection, typeOrder, namespace]
  )
  const connected = useMemo(
    () =>
      new Set(
        Object.values(connection.connections).flatMap((list) => list.map(({ connectorId }) => connectorId))
      ),
    [connection.connections]
  )
  useAnnouncement(
    connectors.length > 0 ? undefined : looking ? messages.lookingForWallets : messages.noWallets
  )
  if (connectors.length === 0 && looking) return <RowsSkeleton />
  if (connectors.length === 0) {
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
      {connectors.map((connector) => (
        <WalletRow
          key={connector.id}
          connector={connector}
          recent={connection.recent.some(({ id }) => id === connector.id)}
          connected={connected.has(connector.id)}
          namespace={namespace}
        />
      ))}
    </RowList>
  )
}
