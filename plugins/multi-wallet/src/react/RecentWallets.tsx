import { RowList } from "@latchkey/react/view"
import { installedNamespaces } from "@latchkey/core"
import { listRecentConnections } from "../listConnections.ts"
import { useWords } from "./messages/useWords.ts"
import { RecentRow } from "./RecentRow.tsx"
import { useSteady } from "./useSteady.ts"

/** Wallets that were connected on this device before. */
export const RecentWallets = () => {
  const words = useWords()
  const list = useSteady((state) => listRecentConnections(state, state.navigation.namespace))
  const namespaces = useSteady(({ plugin }) =>
    installedNamespaces(plugin).map(({ id, name }) => ({ id, name }))
  )
  if (list.length === 0) return null
  return (
    <section>
      <h2 className="section-title">{words.recent}</h2>
      <RowList label={words.recent}>
        {list.map((recent) => (
          <RecentRow
            key={`${recent.namespace} ${recent.connectorId}`}
            recent={recent}
            chain={
              namespaces.length > 1 ? namespaces.find(({ id }) => id === recent.namespace)?.name : undefined
            }
          />
        ))}
      </RowList>
    </section>
  )
}
