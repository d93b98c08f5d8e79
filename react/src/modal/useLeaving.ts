import { useCallback, useState } from "react"

interface Shown<A> {
  readonly key: unknown
  readonly value: A
}

/** What is animated out, and the function that says that its animation has ended. */
export interface Leaving<A> {
  readonly value: A | undefined
  readonly end: () => void
}

/** The value before `key` changed, until `end` is called: the element that draws it does so when it is out. */
export const useLeaving = <A>(key: unknown, value: A): Leaving<A> => {
  const [shown, setShown] = useState<Shown<A>>({ key, value })
  const [leaving, setLeaving] = useState<Shown<A>>()
  if (shown.key !== key) {
    setLeaving(shown)
    setShown({ key, value })
  } else if (!Object.is(shown.value, value)) setShown({ key, value })
  const end = useCallback(() => setLeaving(undefined), [])
  return { value: leaving === undefined || leaving.key === key ? undefined : leaving.value, end }
}
