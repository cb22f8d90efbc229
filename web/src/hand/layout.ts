/** Where the cards of the hand lie, and which of them is where. */

export interface Layout {
  width: number
  height: number
  rows: { start: number; count: number }[]
  strip: number
  /** Left edge and top of each card. */
  at: { x: number; y: number }[]
  total: number
}

/** The part of a card's width that its index takes. */
const INDEX = 0.4
/** Pixels of a card that a finger needs. */
const STRIP = 34

/** Where the cards lie: one row while each keeps a strip that a finger can hit, else two. */
export function layout(count: number, room: number, tall: number, most: number): Layout {
  const ratio = 1.4
  const one = Math.min(most, tall / ratio)
  const gap = one * 1.04
  const stripOf = (width: number, cards: number): number =>
    cards < 2 ? gap : Math.min(width * 1.04, (room - width) / (cards - 1))
  // In one row cards are no wider than lets their indices be seen.
  const single = Math.min(one, room / (1 + INDEX * (count - 1)))
  const oneRow = count < 2 || tall < 100 || stripOf(single, count) >= Math.min(STRIP, one * 0.62)
  const half = Math.ceil(count / 2)
  const rows = oneRow
    ? [{ start: 0, count }]
    : [
        { start: 0, count: half },
        { start: half, count: count - half },
      ]
  const longest = rows[0]?.count ?? 0
  // With two rows the upper one shows the top 44 px or more of its cards.
  const width = oneRow
    ? tall < 100
      ? one
      : single
    : Math.min(most, Math.max(44, Math.min(tall - 48, tall / 1.62) / ratio), room / 4.6)
  const height = width * ratio
  const strip = stripOf(width, longest)
  const drop = rows.length > 1 ? Math.max(46, Math.min(tall - height, height * 0.72)) : 0
  const at = rows.flatMap((row, index) => {
    const span = strip * (row.count - 1) + width
    const left = Math.max(0, (room - (oneRow ? span : strip * (longest - 1) + width)) / 2)
    return Array.from({ length: row.count }, (_, i) => ({
      x: left + i * strip,
      y: index * drop,
    }))
  })
  return { width, height, rows, strip, at, total: height + drop }
}

/** The place among the cards of a point, measured from the top left of the upper row. */
export function placeIn(plan: Layout, x: number, y: number): number {
  const second = plan.rows[1]
  const row = second && y > (plan.at[second.start]?.y ?? 0) ? second : plan.rows[0]
  if (!row) return 0
  const from = (plan.at[row.start]?.x ?? 0) + plan.strip / 2
  return row.start + Math.max(0, Math.min(row.count, Math.round((x - from) / plan.strip)))
}
