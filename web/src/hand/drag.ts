/** Our own dragging: a tap stays a tap though the finger trembles, and a drag can be broken off. */

const TOUCH_THRESHOLD = 9
const MOUSE_THRESHOLD = 5

export interface Drag {
  key: number
  /** How far the cards have moved. */
  dx: number
  dy: number
  x: number
  y: number
}

export interface Handlers {
  start: (key: number) => void
  move: (drag: Drag) => void
  drop: (drag: Drag) => void
  cancel: () => void
}

export class Dragger {
  private from: { x: number; y: number; id: number; key: number; touch: boolean } | null = null
  private active = false
  private ended = 0

  constructor(private readonly handlers: Handlers) {}

  /** Whether a click now is only the end of a drag. */
  get justDragged(): boolean {
    return performance.now() - this.ended < 80
  }

  down(event: PointerEvent, key: number): void {
    if (event.button !== 0 || this.from) return
    const touch = event.pointerType !== 'mouse'
    this.from = { x: event.clientX, y: event.clientY, id: event.pointerId, key, touch }
  }

  move(event: PointerEvent): void {
    const from = this.from
    if (!from || event.pointerId !== from.id) return
    const drag = this.at(event)
    if (!this.active) {
      const threshold = from.touch ? TOUCH_THRESHOLD : MOUSE_THRESHOLD
      if (Math.hypot(drag.dx, drag.dy) < threshold) return
      this.active = true
      const held = event.currentTarget
      if (held instanceof Element) held.setPointerCapture(event.pointerId)
      this.handlers.start(from.key)
    }
    this.handlers.move(drag)
  }

  up(event: PointerEvent): void {
    if (!this.from || event.pointerId !== this.from.id) return
    const drag = this.at(event)
    const was = this.active
    this.end()
    if (was) this.handlers.drop(drag)
  }

  cancel(): void {
    const was = this.active
    this.end()
    if (was) this.handlers.cancel()
  }

  private at(event: PointerEvent): Drag {
    const { x, y, key } = this.from ?? { x: 0, y: 0, key: 0 }
    return {
      key,
      dx: event.clientX - x,
      dy: event.clientY - y,
      x: event.clientX,
      y: event.clientY,
    }
  }

  private end(): void {
    if (this.active) this.ended = performance.now()
    this.active = false
    this.from = null
  }
}

/** The drop target under a point: the cards that are dragged lie on top, so look below them. */
export function targetAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = element.closest<HTMLElement>('[data-drop]')
    if (target?.dataset.drop) return target.dataset.drop
  }
  return null
}
