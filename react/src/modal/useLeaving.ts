import { useEffect, useState } from "react"

interface Shown<A> {
  readonly key: unknown
  readonly value: A
}

/** The value that was shown before `key` changed, for `duration` ms after the change: what moves out of sight. */
export const useLeaving = <A>(key: unknown, value: A, duration: number): A | undefined => {
  const [shown, setShown] = useState<Shown<A>>({ key, value })
  const [leaving, setLeaving] = useState<Shown<A>>()
  if (shown.key !== key) {
    setLeaving(shown)
    setShown({ key, value })
  } else if (!Object.is(shown.value, value)) setShown({ key, value })
  useEffect(() => {
    if (leaving === undefined) return
    const timer = setTimeout(() => setLeaving(undefined), duration)
    return () => clearTimeout(timer)
  }, [leaving, duration])
  return leaving === undefined || leaving.key === key ? undefined : leaving.value
}
