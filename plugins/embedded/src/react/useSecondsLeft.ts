import { useEffect, useState } from "react"

/** Whole seconds until a moment (epoch milliseconds), never below zero; counts down while it is shown. */
export const useSecondsLeft = (until: number | undefined): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1_000))
}
