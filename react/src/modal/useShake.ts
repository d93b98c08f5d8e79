import { type RefObject, useEffect, useRef } from "react"

const still: Keyframe[] = [{ opacity: 0.6 }, { opacity: 1 }]
const shaken: Keyframe[] = [0, -8, 7, -6, 4, -2, 0].map((x) => ({ translate: `${x}px 0` }))

/** Shakes an element for 500 ms each time `shakes` rises; with reduced motion, dims it briefly instead. */
export const useShake = (element: RefObject<HTMLElement | null>, shakes: number): void => {
  const before = useRef(shakes)
  useEffect(() => {
    if (shakes <= before.current) return
    before.current = shakes
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches
    element.current?.animate(reduced ? still : shaken, { duration: reduced ? 80 : 500, easing: "ease-out" })
  }, [element, shakes])
}
