import { readSlot } from "@latchkey/core"
import { useMemo } from "react"
import { IconTile } from "../../components/IconTile.tsx"
import { Row } from "../../components/Row.tsx"
import { RowList } from "../../components/RowList.tsx"
import { pickWords } from "../../messages/pickWords.ts"
import { useModal, useModalState } from "../../modal/ModalContext.ts"
import { accountActions } from "../../slots/accountActions.ts"

/** What installed features offer for the connected account. */
export const AccountActions = ({ namespace }: { readonly namespace: string }) => {
  const { kit, messages, locale, preload } = useModal()
  const fillings = useModalState((state) => state.plugin.fillings)
  const order = useModalState((state) => state.feature.values.walletFeaturesOrder)
  const all = useMemo(() => {
    const place = ({ feature }: { readonly feature: string }) =>
      order.includes(feature) ? order.indexOf(feature) : order.length
    return readSlot(fillings, accountActions).toSorted((a, b) => place(a) - place(b))
  }, [fillings, order])
  // As text, so that a change elsewhere in the state draws nothing anew.
  const offered = useModalState((state) =>
    all
      .filter(
        ({ capability, when }) =>
          (capability === undefined || kit.hasCapability(capability, namespace)) && (when?.(state) ?? true)
      )
      .map(({ id }) => id)
      .join(" ")
  ).split(" ")
  const actions = all.filter(({ id }) => offered.includes(id))
  if (actions.length === 0) return null
  return (
    <RowList label={messages.accountTitle}>
      {actions.map(({ id, label, icon: ActionIcon, view }) => (
        <div key={id} onPointerEnter={() => preload(view)}>
          <Row
            icon={
              <IconTile>
                <ActionIcon />
              </IconTile>
            }
            name={pickWords(label, locale)}
            leads
            onClick={() => kit.navigation.push(view)}
          />
        </div>
      ))}
    </RowList>
  )
}
