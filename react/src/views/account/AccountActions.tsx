import { readSlot } from "@latchkey/core"
import { useMemo } from "react"
import { Tile } from "../../components/Tile.tsx"
import { pickWords } from "../../messages/pickWords.ts"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import { accountActions } from "../../slots/accountActions.ts"
import { offeredActions } from "./offeredActions.ts"

/** What installed features offer for the connected account: a row of tiles, in the app's order. */
export const AccountActions = ({ namespace }: { readonly namespace: string }) => {
  const { kit, messages, locale, preload } = useModalContext()
  const fillings = useModalState((state) => state.plugin.fillings)
  const order = useModalState((state) => state.feature.values.walletFeaturesOrder)
  const all = useMemo(() => {
    const place = ({ feature }: { readonly feature: string }) =>
      order.includes(feature) ? order.indexOf(feature) : order.length
    return readSlot(fillings, accountActions).toSorted((a, b) => place(a) - place(b))
  }, [fillings, order])
  // As text, so that a change elsewhere in the state causes no render.
  const offered = useModalState((state) =>
    offeredActions(kit, state, namespace)
      .map(({ id }) => id)
      .join(" ")
  ).split(" ")
  const actions = all.filter(({ id }) => offered.includes(id))
  if (actions.length === 0) return null
  return (
    <ul className="tiles" role="list" aria-label={messages.accountTitle}>
      {actions.map(({ id, label, icon, view }) => (
        <li key={id}>
          <Tile
            name={pickWords(label, locale, messages.titles)}
            icon={icon}
            onPointerEnter={() => preload(view)}
            onClick={() => kit.navigation.push(view)}
          />
        </li>
      ))}
    </ul>
  )
}
