import type { KitCore } from "@latchkey/core"
import type { Recorder } from "../record/Recorder.ts"
import { element } from "./element.ts"
import css from "./panel.css?inline"
import type { PanelContext, PanelTab } from "./PanelContext.ts"
import { placePanel } from "./placePanel.ts"
import { startReplay } from "./startReplay.ts"
import { actionsTab } from "./tabs/actionsTab.ts"
import { eventsTab, viewsTab } from "./tabs/eventsTab.ts"
import { noticesTab, pluginsTab, transactionsTab } from "./tabs/installedTabs.ts"
import { reportTab } from "./tabs/reportTab.ts"
import { requestsTab } from "./tabs/requestsTab.ts"
import { stateTab } from "./tabs/stateTab.ts"
import { timelineTab } from "./tabs/timelineTab.ts"
import { walletsTab } from "./tabs/walletsTab.ts"

const tabs: ReadonlyArray<PanelTab> = [
  stateTab,
  actionsTab,
  timelineTab,
  eventsTab,
  viewsTab,
  requestsTab,
  walletsTab,
  transactionsTab,
  pluginsTab,
  noticesTab,
  reportTab
]

/** A panel in the page. */
export interface Panel {
  readonly open: () => void
  readonly close: () => void
  /** Shows a report. Answers with what went wrong, if anything. */
  readonly replay: (text: string) => unknown
  readonly remove: () => void
}

const keyOf = (node: Element | null): string | undefined => (node as HTMLElement | null)?.dataset["key"]

/** Draws anew what is in a container; what had the focus, and how far it was scrolled, stays. */
const redraw = (container: HTMLElement, root: ShadowRoot, nodes: ReadonlyArray<Node>): void => {
  const focused = keyOf(root.activeElement)
  const { scrollTop } = container
  container.replaceChildren(...nodes)
  container.scrollTop = scrollTop
  if (focused === undefined) return
  const again = [...container.querySelectorAll<HTMLElement>("[data-key]")].find(
    (node) => keyOf(node) === focused
  )
  again?.focus({ preventScroll: true })
}

/** Once for all that changes until the page is drawn. */
const perFrame = (work: () => void): { readonly ask: () => void; readonly stop: () => void } => {
  let frame: number | undefined
  return {
    ask: () => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        work()
      })
    },
    stop: () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }
}

const tabStep: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }

/** Makes the panel of a kit and puts it into the page, closed. */
export const makePanel = (kit: KitCore, recorder: Recorder): Panel => {
  const host = element("div", { "data-latchkey-devtools": true, lang: "en" })
  const root = host.attachShadow({ mode: "open" })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]

  let current = tabs[0]!
  let isOpen = false
  const frame = perFrame(() => drawAll())
  const context: PanelContext = {
    kit,
    recorder,
    unfolded: new Set(),
    kept: new Set(),
    replay: undefined,
    problem: "",
    draw: () => drawAll()
  }

  const opener = element(
    "button",
    {
      type: "button",
      class: "opener",
      "aria-expanded": "false",
      "aria-controls": "panel",
      click: () => setOpen(true)
    },
    "Latchkey"
  )
  const tabButtons = tabs.map((tab) =>
    element(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${tab.id}`,
        "aria-controls": "content",
        click: () => choose(tab)
      },
      tab.title
    )
  )
  const tabList = element(
    "div",
    {
      role: "tablist",
      "aria-label": "What to show",
      keydown: (event) => {
        const step = tabStep[(event as KeyboardEvent).key]
        if (step === undefined) return
        event.preventDefault()
        const isMirrored =
          getComputedStyle(host).direction === "rtl" && /Left|Right/.test((event as KeyboardEvent).key)
        choose(tabs.at((tabs.indexOf(current) + (isMirrored ? -step : step)) % tabs.length)!)
        tabButtons[tabs.indexOf(current)]!.focus()
      }
    },
    ...tabButtons
  )
  const content = element("div", { role: "tabpanel", id: "content", tabindex: "0" })
  const panel = element(
    "section",
    {
      class: "panel",
      id: "panel",
      "aria-label": "Latchkey devtools",
      hidden: true,
      keydown: (event) => {
        if ((event as KeyboardEvent).key === "Escape") setOpen(false)
      }
    },
    element(
      "header",
      {},
      element("h2", {}, "Latchkey devtools"),
      element("button", { type: "button", click: () => recorder.clear() }, "Clear"),
      element("button", { type: "button", click: () => setOpen(false) }, "Close")
    ),
    tabList,
    content
  )
  root.append(opener, panel)

  const drawAll = () => {
    if (!isOpen) return
    tabs.forEach((tab, index) => {
      const button = tabButtons[index]!
      const count = tab.count?.(context) ?? 0
      button.textContent = count === 0 ? tab.title : `${tab.title} ${count}`
      button.setAttribute("aria-selected", String(tab === current))
      button.tabIndex = tab === current ? 0 : -1
    })
    content.setAttribute("aria-labelledby", `tab-${current.id}`)
    redraw(content, root, current.draw(context))
  }
  const choose = (tab: PanelTab) => {
    current = tab
    content.scrollTop = 0
    drawAll()
  }
  const setOpen = (open: boolean) => {
    if (open === isOpen) return
    isOpen = open
    panel.hidden = !open
    opener.hidden = open
    opener.setAttribute("aria-expanded", String(open))
    drawAll()
    if (open) tabButtons[tabs.indexOf(current)]!.focus()
    else opener.focus()
  }
  const stop = recorder.subscribe(frame.ask)
  const takeAway = placePanel(host, kit)
  return {
    open: () => setOpen(true),
    close: () => setOpen(false),
    replay: (text) => {
      setOpen(true)
      choose(reportTab)
      return startReplay(context, text)
    },
    remove: () => {
      stop()
      frame.stop()
      takeAway()
    }
  }
}
