import { useEffect, useState } from "react"

/** Whole seconds until a moment (epoch milliseconds), never below zero; counts down while it is shown. */
export const useSecondsLeft = (until: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - now) / 1_000))
}
