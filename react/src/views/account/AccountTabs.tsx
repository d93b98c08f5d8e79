import { type KeyboardEvent, useId, useMemo, useRef } from "react"
import { pickWords } from "../../messages/pickWords.ts"
import { useModalContext, useModalState } from "../../modal/ModalContext.ts"
import { useStyleSheet } from "../../modal/useStyleSheet.ts"
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
  const { locale } = useModalContext()
  const element = useRef<HTMLElement>(null)
  const id = useId()
  useStyleSheet(element, css)
  return (
    <section ref={element} className="account-tabs" aria-labelledby={id}>
      <h2 id={id} className="account-tabs-title">
        {pickWords(tab.title, locale)}
      </h2>
      <TabPart key={tab.id} tab={tab} />
    </section>
  )
}

/** Where a key leads among tabs; undefined for one that leads nowhere. */
const placeAfter = (key: string, at: number, count: number, direction: string): number | undefined => {
  const [forward, back] = direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"]
  if (key === forward) return (at + 1) % count
  if (key === back) return (at + count - 1) % count
  if (key === "Home") return 0
  return key === "End" ? count - 1 : undefined
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
  const element = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useStyleSheet(element, css)
  const shown = tabs[chosen] ?? first
  const at = tabs.indexOf(shown)
  const choose = (tab: number) => kit.setCurrentTab({ namespace, tab })
  const follow = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    const to = altKey || ctrlKey || metaKey ? undefined : placeAfter(key, at, tabs.length, messages.direction)
    if (to === undefined) return
    event.preventDefault()
    choose(to)
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus()
  }
  return (
    <div ref={element} className="account-tabs">
      <div ref={list} className="account-tablist" role="tablist" aria-label={messages.accountTitle}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            className="account-tab"
            aria-selected={index === at}
            aria-controls={index === at ? `${id}panel` : undefined}
            tabIndex={index === at ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={follow}
          >
            {pickWords(tab.title, locale)}
          </button>
        ))}
      </div>
      {/* In the tab order, since what it shows need not be. */}
      <div
        id={`${id}panel`}
        className="account-panel"
        role="tabpanel"
        aria-labelledby={`${id}${shown.id}`}
        tabIndex={0}
      >
        <TabPart key={shown.id} tab={shown} />
      </div>
    </div>
  )
}
