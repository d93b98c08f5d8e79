import { useEffect, useRef, useState } from "react"
import { CloseIcon, SearchIcon } from "../icons/icons.tsx"
import { useModal } from "../modal/ModalContext.ts"
import { IconButton } from "./IconButton.tsx"

/** A search field. */
export interface SearchFieldProps {
  /** Its name, also shown while it is empty. */
  readonly label: string
  /** Called with the trimmed text, `delay` ms after the last key. */
  readonly onSearch: (query: string) => void
  /** Milliseconds; 100 unless told. */
  readonly delay?: number
}

/** A field to search a list with. */
export const SearchField = ({ label, onSearch, delay = 100 }: SearchFieldProps) => {
  const { messages } = useModal()
  const [text, setText] = useState("")
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(onSearch)
  latest.current = onSearch
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text.trim()), text === "" ? 0 : delay)
    return () => clearTimeout(timer)
  }, [text, delay])
  const clear = () => {
    setText("")
    input.current?.focus()
  }
  return (
    <div className="field" role="search">
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
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || text === "" || event.nativeEvent.isComposing) return
          // The first Escape empties the field; the next one closes the modal.
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
