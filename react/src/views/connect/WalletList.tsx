import { Fragment, useMemo } from "react"
import { Message } from "../../components/Message.tsx"
import { RowList } from "../../components/RowList.tsx"
import { RowsSkeleton } from "../../components/ViewSkeleton.tsx"
import { useLazy } from "../../context/useLazy.ts"
import { useAnnouncement, useModalContext, useModalState } from "../../context/ModalContext.ts"
import { connectableConnectors } from "../selectors.ts"
import { groupWallets } from "./groupWallets.ts"
import { kindOf, orderConnectors } from "./orderConnectors.ts"
import { useCatalogueRows } from "./useCatalogueRows.ts"
import type { EngineProgress } from "./useEngine.ts"
import { useSteadyOrder } from "./useSteadyOrder.ts"
import { WalletRow, type ConnectGoal } from "./WalletRow.tsx"

/** The wallets of this browser, and other ways to connect a wallet. */
export const WalletList = ({
  goal,
  looking,
  gathering
}: { readonly goal: ConnectGoal } & Pick<EngineProgress, "looking" | "gathering">) => {
  const { messages } = useModalContext()
  const connectors = useModalState((state) => state.connection.connectors)
  const connections = useModalState((state) => state.connection.connections)
  const recent = useModalState((state) => state.connection.recent)
  const typeOrder = useModalState((state) => state.feature.values.connectorTypeOrder)
  const byNamespace = useModalState((state) => state.network.byNamespace)
  const sorted = useMemo(() => {
    const useful = connectableConnectors({ connectors }, byNamespace)
    return groupWallets(orderConnectors({ connectors: useful, recent }, typeOrder, goal.namespace))
  }, [connectors, recent, byNamespace, typeOrder, goal.namespace])
  const connected = useMemo(
    () => new Set(Object.values(connections).flatMap((list) => list.map(({ connectorId }) => connectorId))),
    [connections]
  )
  const isRecent = ({ connectors }: (typeof sorted)[number]) =>
    recent.some(({ id, walletId }) => walletId === undefined && connectors.some((each) => each.id === id))
  const own = sorted.map((wallet) => ({
    id: wallet.id,
    kind: kindOf(wallet.face, isRecent(wallet)),
    connector: wallet.face,
    node: (
      <WalletRow
        wallet={wallet}
        recent={isRecent(wallet)}
        connected={wallet.connectors.some(({ id }) => connected.has(id))}
        goal={goal}
      />
    )
  }))
  const arranged = useCatalogueRows(own, goal)
  const isWaiting = gathering || arranged === undefined || (looking && arranged.length === 0)
  const rows = useSteadyOrder(arranged ?? [], !isWaiting)
  useAnnouncement(isWaiting ? messages.lookingForWallets : rows.length > 0 ? undefined : messages.noWallets)
  if (isWaiting) return <RowsSkeleton />
  if (rows.length === 0) return <LateNoWallets />
  return (
    <RowList label={messages.wallets}>
      {rows.map(({ id, node }) => (
        <Fragment key={id}>{node}</Fragment>
      ))}
    </RowList>
  )
}

const loadNoWallets = () => import("./NoWallets.tsx").then((part) => part.NoWallets)

/** Loaded by itself, since few visitors see it. */
const LateNoWallets = () => {
  const { messages } = useModalContext()
  const NoWallets = useLazy(loadNoWallets)
  if (NoWallets === undefined) return <RowsSkeleton />
  return NoWallets === "failed" ? <Message>{messages.noWallets}</Message> : <NoWallets />
}
