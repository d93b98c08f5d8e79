import { useCallback, useEffect, useState } from "react"
import { radiusOf, readSettings, writeSettings, type Settings } from "./settings.ts"

const setProperty = (name: string, value: string | undefined) => {
  const { style } = document.documentElement
  if (value === undefined || value === "") style.removeProperty(name)
  else style.setProperty(name, value)
}

/** The settings, kept in the page's address, so that a link carries them. */
export const useSettings = () => {
  const [settings, setSettings] = useState(() => readSettings(location.search))

  const change = useCallback(
    (next: Partial<Settings>) => setSettings((before) => ({ ...before, ...next })),
    []
  )

  useEffect(() => {
    history.replaceState(history.state, "", `${location.pathname}${writeSettings(settings)}${location.hash}`)
    document.documentElement.dataset["theme"] = settings.theme
    setProperty("--latchkey-accent", settings.accent)
    setProperty("--latchkey-radius", radiusOf[settings.corners])
  }, [settings])

  return { settings, change }
}
