import { type ComponentProps, useRef } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./smallButton.css?inline"

/** A button within a line of text or beside a label: all there is, paste, change. */
export const SmallButton = (props: Omit<ComponentProps<"button">, "type" | "className" | "ref">) => {
  const element = useRef<HTMLButtonElement>(null)
  useStyleSheet(element, css)
  return <button ref={element} type="button" className="small-button" {...props} />
}
