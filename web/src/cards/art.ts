/** The shapes of the cards, drawn for this table: suits in a box of 32, pips in one of 100 x 140. */

export const SUIT_PATHS: Record<string, string> = {
  S: 'M16 2C19 8 29 12.5 29 20c0 4.4-3.2 7-6.6 7-2.2 0-4-1-5.2-2.8.2 2.4 1 4.2 2.8 5.800h-8c1.8-1.6 2.6-3.4 2.8-5.800C13.6 26 11.8 27 9.6 27 6.2 27 3 24.4 3 20 3 12.5 13 8 16 2z',
  H: 'M16 29C8 21.5 2.5 16.5 2.5 10.7 2.5 6.5 5.7 3.5 9.5 3.500c2.7 0 5.1 1.5 6.5 4 1.4-2.5 3.8-4 6.5-4 3.8 0 7 3 7 7.200C29.5 16.5 24 21.5 16 29z',
  D: 'M16 2C18.5 7.5 22.5 12 27 16c-4.5 4-8.5 8.5-11 14-2.5-5.5-6.5-10-11-14 4.5-4 8.5-8.5 11-14z',
  C: 'M16 2.500a6.3 6.3 0 0 1 5.3 9.7 6.5 6.5 0 1 1-3.9 11.300c.2 2.6 1 4.7 2.8 6.500h-8.400c1.8-1.8 2.6-3.9 2.8-6.500A6.5 6.5 0 1 1 10.7 12.2 6.3 6.3 0 0 1 16 2.500z',
}

export const STAR =
  'M16 2l4.2 9.3 10.1 1.1-7.5 6.8 2.1 10L16 24.100l-8.9 5.1 2.1-10-7.5-6.8 10.1-1.100z'

const [L, M, R] = [51, 68, 85]
const [TOP, HIGH, LOW, END] = [26, 55, 85, 114]

/** Where the pips of each rank lie. */
export const PIPS: Record<string, [number, number][]> = {
  '2': [
    [M, TOP],
    [M, END],
  ],
  '3': [
    [M, TOP],
    [M, 70],
    [M, END],
  ],
  '4': [
    [L, TOP],
    [R, TOP],
    [L, END],
    [R, END],
  ],
  '5': [
    [L, TOP],
    [R, TOP],
    [M, 70],
    [L, END],
    [R, END],
  ],
  '6': [
    [L, TOP],
    [R, TOP],
    [L, 70],
    [R, 70],
    [L, END],
    [R, END],
  ],
  '7': [
    [L, TOP],
    [R, TOP],
    [M, 48],
    [L, 70],
    [R, 70],
    [L, END],
    [R, END],
  ],
  '8': [
    [L, TOP],
    [R, TOP],
    [M, 48],
    [L, 70],
    [R, 70],
    [M, 92],
    [L, END],
    [R, END],
  ],
  '9': [
    [L, TOP],
    [R, TOP],
    [L, HIGH],
    [R, HIGH],
    [M, 70],
    [L, LOW],
    [R, LOW],
    [L, END],
    [R, END],
  ],
  T: [
    [L, TOP],
    [R, TOP],
    [M, 40],
    [L, HIGH],
    [R, HIGH],
    [L, LOW],
    [R, LOW],
    [M, 100],
    [L, END],
    [R, END],
  ],
}

/** Head-dress of a court card, in a box of 40 x 30 around its middle. */
export const CROWNS: Record<string, string> = {
  K: 'M-18 12h36l3-22-10 9L0-14l-11 13-10-9zM-18 15h36v5h-36zM-2-25h4v4h4v4h-4v4h-4v-4h-4v-4h4z',
  Q: 'M-17 13h34l4-18-9 7-3-12-7 10-2-14-2 14-7-10-3 12-9-7zM-17 16h34v4h-34zM-21-9a3 3 0 1 0 .1 0zM21-9a3 3 0 1 0 .1 0zM-9-14a3 3 0 1 0 .1 0zM9-14a3 3 0 1 0 .1 0zM0-20a3.5 3.5 0 1 0 .1 0z',
  J: 'M0-25C9-14 10-4 3.5 6h-7C-10-4-9-14 0-25zM-6 6C-9-3-16-9-22-4c-5 5-1 13 6 12-3-3-2-7 2-6 4 .6 5 4 6 7h2zM6 6C9-3 16-9 22-4c5 5 1 13-6 12 3-3 2-7-2-6-4 .6-5 4-6 7H6zM-13 11h26v5h-26zM-6 18H6L0 27z',
}
