import { useEffect, useRef, useState } from "react"
import { CloseIcon } from "../icons/icons.tsx"
import { SearchIcon } from "../icons/lateIcons.tsx"
import { useModalContext } from "../context/ModalContext.ts"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import { IconButton } from "./IconButton.tsx"
import css from "./searchField.css?inline"

/** A search field. */
export interface SearchFieldProps {
  /** Its label, also shown while it is empty. */
  readonly label: string
  /** Called with the trimmed text, `delay` ms after the last key. */
  readonly onSearch: (query: string) => void
  /** Called with the trimmed text at each key. */
  readonly onType?: (query: string) => void
  /** Milliseconds; 100 by default. */
  readonly delay?: number
  /** The text at first. */
  readonly initial?: string
}

/** A field to search a list with. */
export const SearchField = ({ label, onSearch, onType, delay = 100, initial = "" }: SearchFieldProps) => {
  const { messages } = useModalContext()
  const [text, setText] = useState(initial)
  const input = useRef<HTMLInputElement>(null)
  useStyleSheet(input, css)
  const latest = useRef(onSearch)
  latest.current = onSearch
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text.trim()), text === "" ? 0 : delay)
    return () => clearTimeout(timer)
  }, [text, delay])
  const type = (typed: string) => {
    setText(typed)
    onType?.(typed.trim())
  }
  const clear = () => {
    type("")
    input.current?.focus()
  }
  return (
    <div className="search-field" role="search">
      <SearchIcon />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || text === "" || event.nativeEvent.isComposing) return
          // The first Escape clears the field; the next one closes the modal.
          event.preventDefault()
          event.stopPropagation()
          clear()
        }}
      />
      {text !== "" && (
        <IconButton small label={messages.clearSearch} onClick={clear}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
