import type { FrameEvents, FrameLook, OpenFrame } from "../src/frame/FramePort.ts"
import { answerMessage, readyMessage, type Envelope } from "../src/wire/envelope.ts"
import type { FrameCallAnswer, FrameCallName } from "../src/wire/frameCalls.ts"

/** A frame without a document: what the page posts is kept, and what it says is said by the test. */
export interface FakePort {
  readonly open: OpenFrame
  readonly posted: Array<Envelope>
  /** How often a frame came into the page. */
  readonly opened: () => number
  readonly isOpen: () => boolean
  readonly isShown: () => boolean
  readonly looks: Array<FrameLook>
  readonly say: (data: unknown) => void
  readonly ready: () => void
  /** Answers the latest call of that name. */
  readonly answer: <Name extends FrameCallName>(name: Name, payload: FrameCallAnswer<Name>) => void
  readonly idOf: (name: FrameCallName) => string
  readonly names: () => ReadonlyArray<string>
  readonly dismiss: () => void
  /** The page takes the frame out. */
  readonly remove: () => void
}

export const fakePort = (onPost: (message: Envelope, port: FakePort) => void = () => {}): FakePort => {
  let events: FrameEvents | undefined
  let opened = 0
  let shown = false
  const posted: Array<Envelope> = []
  const looks: Array<FrameLook> = []
  const idOf = (name: FrameCallName) => {
    const id = posted.findLast(({ type }) => type === `@w3m-app/${name}`)?.id
    if (id === undefined) throw new Error(`${name} was not posted.`)
    return id
  }
  const port: FakePort = {
    open: (given) => {
      opened++
      events = given
      return {
        post: (message) => {
          posted.push(structuredClone(message))
          onPost(message, port)
        },
        show: (visible) => {
          shown = visible
        },
        dress: (look) => void looks.push(look),
        close: () => {
          events = undefined
        }
      }
    },
    posted,
    opened: () => opened,
    isOpen: () => events !== undefined,
    isShown: () => shown,
    looks,
    say: (data) => events?.onMessage(structuredClone(data)),
    ready: () => port.say(readyMessage("4")),
    answer: (name, payload) => port.say(answerMessage(name, idOf(name), payload)),
    idOf,
    names: () => posted.map(({ type }) => type.slice("@w3m-app/".length)),
    dismiss: () => events?.onDismiss(),
    remove: () => events?.onRemoved()
  }
  return port
}
