import { useId, useMemo, useRef } from "react"
import { Tabs } from "../../components/Tabs.tsx"
import { pickWords } from "../../messages/pickWords.ts"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import { useStyleSheet } from "../../context/useStyleSheet.ts"
import type { AccountTab } from "../../slots/accountTabs.ts"
import css from "./accountTabs.css?inline"
import { offeredTabs } from "./offeredTabs.ts"
import { TabPart } from "./TabPart.tsx"

/** What installed features show of the account: tabs in their order, or a section where there is one alone. */
export const AccountTabs = ({ namespace }: { readonly namespace: string }) => {
  const { kit } = useModalContext()
  const fillings = useModalState((state) => state.plugin.fillings)
  // As text, so that a change elsewhere in the state causes no render.
  const offered = useModalState((state) =>
    offeredTabs(kit, state, namespace)
      .map(({ id }) => id)
      .join(" ")
  )
  const tabs = useMemo(
    () => offeredTabs(kit, kit.getSnapshot(), namespace),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is offered, and by whom, is what they are read from
    [kit, namespace, fillings, offered]
  )
  const [first] = tabs
  if (first === undefined) return null
  return tabs.length === 1 ? (
    <Section tab={first} />
  ) : (
    <TabList key={namespace} namespace={namespace} first={first} tabs={tabs} />
  )
}

const Section = ({ tab }: { readonly tab: AccountTab }) => {
  const { locale, messages } = useModalContext()
  const element = useRef<HTMLElement>(null)
  const id = useId()
  useStyleSheet(element, css)
  return (
    <section ref={element} className="account-tabs" aria-labelledby={id}>
      <h2 id={id} className="account-tabs-title">
        {pickWords(tab.title, locale, messages.titles)}
      </h2>
      <TabPart key={tab.id} tab={tab} />
    </section>
  )
}

const TabList = ({
  namespace,
  first,
  tabs
}: {
  readonly namespace: string
  readonly first: AccountTab
  readonly tabs: ReadonlyArray<AccountTab>
}) => {
  const { kit, locale, messages } = useModalContext()
  const chosen = useModalState((state) => state.account[namespace]?.currentTab ?? 0)
  const shown = tabs[chosen] ?? first
  return (
    <Tabs
      label={messages.accountTitle}
      titles={tabs.map(({ title }) => pickWords(title, locale, messages.titles))}
      chosen={tabs.indexOf(shown)}
      onChoose={(tab) => kit.setCurrentTab({ namespace, tab })}
    >
      <TabPart key={shown.id} tab={shown} />
    </Tabs>
  )
}
