import type { FrameAddress } from "./frameAddress.ts"
import css from "./frameDialog.css?inline"
import type { FrameLook, OpenFrame } from "./FramePort.ts"
import { keepOnTop } from "./keepOnTop.ts"
import { listenToFrame } from "./listenToFrame.ts"

const SVG = "http://www.w3.org/2000/svg"

// Its own origin's storage and scripts, links that leave it, the clipboard for what its owner copies, and files that the owner saves.
const SANDBOX = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-popups-to-escape-sandbox",
  "allow-downloads",
  "allow-storage-access-by-user-activation"
]

// What a frame of another origin may do only where the page lets it: copy for its owner, and be opened by a passkey.
const POWERS = "clipboard-write; publickey-credentials-get; publickey-credentials-create"

const closeIcon = (document: Document): SVGElement => {
  const icon = document.createElementNS(SVG, "svg")
  for (const [name, value] of Object.entries({
    width: "20",
    height: "20",
    viewBox: "0 0 20 20",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "1.75",
    "stroke-linecap": "round",
    "aria-hidden": "true"
  }))
    icon.setAttribute(name, value)
  const path = document.createElementNS(SVG, "path")
  path.setAttribute("d", "M5 5l10 10M15 5L5 15")
  icon.append(path)
  return icon
}

/** What the frame looks like before a view has said how the page looks. */
export const plainLook = (prefersDark: boolean): FrameLook => ({
  themeMode: prefersDark ? "dark" : "light",
  title: "Wallet",
  close: "Close",
  direction: "ltr"
})

/**
 * Puts the frame into the page: in a dialog of its own, since a modal dialog makes all that is outside it inert, and in a
 * shadow root, where no style of the page reaches it. Nothing is drawn over the frame, and it is neither moved nor faded.
 */
export const openFrame =
  (address: FrameAddress, page: Window & typeof globalThis): OpenFrame =>
  ({ onMessage, onDismiss, onRemoved }) => {
    const { document } = page
    const host = document.createElement("latchkey-frame")
    host.inert = true
    const root = host.attachShadow({ mode: "open" })
    const sheet = new page.CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [sheet]

    const dialog = document.createElement("dialog")
    const head = document.createElement("div")
    const heading = document.createElement("h1")
    const close = document.createElement("button")
    close.type = "button"
    close.append(closeIcon(document))
    const frame = document.createElement("iframe")
    frame.id = "w3m-iframe"
    frame.name = "w3m-secure-iframe"
    // Browsers complain to the page's console of what they do not know.
    frame.setAttribute("sandbox", SANDBOX.filter((power) => frame.sandbox.supports(power)).join(" "))
    frame.allow = POWERS
    frame.referrerPolicy = "origin"
    frame.src = address.url
    head.append(heading, close)
    dialog.append(head, frame)
    root.append(dialog)

    const dress = ({ themeMode, title, close: closeLabel, direction }: FrameLook) => {
      dialog.dataset["theme"] = themeMode
      dialog.dir = direction
      dialog.setAttribute("aria-label", title)
      frame.title = title
      heading.textContent = title
      close.setAttribute("aria-label", closeLabel)
    }
    dress(plainLook(page.matchMedia("(prefers-color-scheme: dark)").matches))

    close.addEventListener("click", onDismiss)
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault()
      onDismiss()
    })
    let isShown = false
    // The browser may close a dialog by itself, after a second Escape for example.
    dialog.addEventListener("close", () => {
      if (isShown && !dialog.open) onDismiss()
    })
    const keeper = keepOnTop({
      isOnTop: () => {
        const { x, y, width, height } = frame.getBoundingClientRect()
        return document.elementFromPoint(x + width / 2, y + height / 2) === host
      },
      raise: () => {
        dialog.close()
        dialog.showModal()
        frame.focus()
      }
    })
    // A document that is not drawn may take the keyboard all the same, by focus(): what is typed would go to it.
    const giveBack = () => {
      if (isShown || document.activeElement !== host) return
      frame.blur()
      page.focus()
      last?.focus()
    }
    const { activeElement } = document
    let last = activeElement instanceof page.HTMLElement ? activeElement : undefined
    const note = ({ target }: FocusEvent) => {
      if (target !== host && target instanceof page.HTMLElement) last = target
    }
    // When the window hears that it lost the focus, it does not say yet to what.
    const onBlur = () => void setTimeout(giveBack)
    page.addEventListener("blur", onBlur)
    document.addEventListener("focusin", note)
    const stopListening = listenToFrame(page, frame, address.origin, onMessage)
    document.body.append(host)
    // A page may replace its body as a whole.
    const watcher = new page.MutationObserver(() => {
      if (!host.isConnected) onRemoved()
    })
    for (const parent of [document.documentElement, document.body])
      watcher.observe(parent, { childList: true })

    return {
      post: (message) => frame.contentWindow?.postMessage(message, address.origin),
      show: (visible) => {
        if (visible === isShown) return
        isShown = visible
        host.inert = !visible
        if (!visible) {
          keeper.stop()
          return dialog.close()
        }
        dialog.showModal()
        frame.focus()
        keeper.start()
      },
      dress,
      close: () => {
        isShown = false
        keeper.stop()
        watcher.disconnect()
        stopListening()
        page.removeEventListener("blur", onBlur)
        document.removeEventListener("focusin", note)
        host.remove()
      }
    }
  }
