// A small picture for every place of the haunted town: paper shapes laid on each other in a 100 by 100 square.

/** A filled shape, or a line of the given width. */
export type Layer = readonly [colour: string, path: string, line?: number];

const WARM = '#ffd166';
const PALE = '#fff3c4';
const PAPER = '#f6ecd6';
const DARK = '#10173a';
const GROUND: Layer = ['#16224f', 'M0 78Q50 68 100 78V100H0Z'];

function round(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

function arch(x: number, bottom: number, width: number, height: number): string {
  const r = width / 2;
  return `M${x - r} ${bottom}v${r - height}a${r} ${r} 0 0 1 ${width} 0V${bottom}Z`;
}

function pine(x: number, bottom: number, height: number, width: number): string {
  return `M${x} ${bottom - height}L${x + width / 2} ${bottom}H${x - width / 2}Z`;
}

const PICTURES: Record<string, readonly Layer[]> = {
  gingerbread: [
    GROUND,
    ['#8a4b22', 'M64 20H74V42H64Z'],
    ['#c98548', 'M24 48H76V84H24Z'],
    ['#8a4b22', 'M13 53 50 16 87 53Z'],
    [PAPER, 'M15 53q6 7 12 0q6 7 12 0q6 7 11 0q6 7 12 0q6 7 12 0q6 7 11 0', 5],
    ['#5c2e14', arch(50, 84, 15, 22)],
    [WARM, 'M29 61h11v11H29ZM60 61h11v11H60Z'],
    ['#e2504f', `${round(50, 36, 5)}${round(33, 46, 3)}`],
    ['#7ed957', round(67, 46, 3)],
  ],
  glade: [
    ['#2a6b5c', `${pine(34, 66, 44, 26)}${pine(66, 66, 44, 26)}${pine(50, 60, 34, 22)}`],
    ['#7fb08a', round(50, 78, 42, 15)],
    ['#143f3a', `${pine(15, 82, 58, 34)}${pine(85, 82, 58, 34)}`],
    [PAPER, 'M46 74h8v10h-8Z'],
    ['#e2504f', 'M39 75a11 10 0 0 1 22 0Z'],
    [WARM, `${round(14, 62, 3)}${round(22, 62, 3)}${round(78, 56, 3)}${round(86, 56, 3)}`],
  ],
  rotten_tree: [
    GROUND,
    ['#8a6244', 'M36 88Q45 70 40 54L18 42 22 35 40 43 31 18 38 15 48 38 52 10 59 11 56 40 74 22 80 28 59 52Q56 70 68 88Z'],
    ['#2a170c', round(49, 62, 8, 11)],
    [WARM, `${round(46, 59, 2)}${round(52, 59, 2)}`],
    ['#e3b35f', 'M58 66h11a5.5 5.5 0 0 1-11 0ZM29 74h11a5.5 5.5 0 0 1-11 0Z'],
    ['#9dbb5c', `${round(19, 37, 5)}${round(78, 24, 5)}`],
  ],
  cauldron: [
    GROUND,
    ['#ff8c2e', 'M26 92Q34 70 42 84 48 66 56 84 64 70 74 92Z'],
    ['#3a3a4c', 'M20 46H80Q86 86 50 87 14 86 20 46Z'],
    ['#5a5a70', 'M15 40H85V50H15Z'],
    ['#8bea5c', round(50, 40, 31, 7)],
    ['#b8f58e', `${round(38, 29, 7)}${round(56, 21, 6)}${round(65, 32, 4)}`],
    ['#8bea5c', 'M30 50h9v10a4.5 4.5 0 0 1-9 0Z'],
  ],
  windmill: [
    GROUND,
    ['#d8c7a6', 'M38 86 43 42H57L62 86Z'],
    ['#9a4f3a', 'M40 44Q50 26 60 44Z'],
    [PAPER, 'M50 42 24 18M50 42 76 18M50 42 26 68M50 42 74 68', 7],
    ['#6d5a3c', round(50, 42, 4)],
    [WARM, arch(50, 86, 10, 15)],
    ['#b9c7f0', 'M10 74H34M62 80H92', 4],
  ],
  station: [
    GROUND,
    ['#c0754f', 'M15 52H85V84H15Z'],
    ['#5a3350', 'M9 55 22 38H78L91 55Z'],
    ['#d58c62', 'M39 24H61V84H39Z'],
    ['#5a3350', 'M35 26 50 9 65 26Z'],
    [PALE, round(50, 38, 9)],
    [DARK, 'M50 32V38L54 41', 2.5],
    [WARM, `${arch(27, 84, 13, 22)}${arch(73, 84, 13, 22)}`],
    ['#3c1f2c', arch(50, 84, 13, 24)],
  ],
  crypt: [
    GROUND,
    ['#8791b0', 'M13 78H87V88H13Z'],
    ['#a9b3cf', 'M22 44H78V78H22Z'],
    ['#c9d1e6', 'M15 47 50 19 85 47Z'],
    ['#e4e9f5', 'M27 47h9v31h-9ZM64 47h9v31h-9Z'],
    ['#2b1f4d', arch(50, 78, 20, 28)],
    ['#8bea5c', `${round(46, 64, 2.5)}${round(54, 64, 2.5)}`],
    ['#5d6788', 'M47 27h6v5h5v5h-5v7h-6v-7h-5v-5h5Z'],
  ],
  barn: [
    GROUND,
    ['#c23f3a', 'M20 46H80V86H20Z'],
    ['#6e2225', 'M12 50 28 26 50 13 72 26 88 50 80 50 68 32 50 22 32 32 20 50Z'],
    ['#c23f3a', 'M20 47 32 31 50 21 68 31 80 47Z'],
    ['#8c2a2b', 'M36 86V56H64V86Z'],
    [PAPER, 'M36 56H64V86H36ZM36 56 64 86M64 56 36 86', 3.5],
    [WARM, round(50, 38, 7)],
  ],
  school: [
    GROUND,
    ['#a89a7d', 'M10 52H90V86H10Z'],
    ['#4e4a68', 'M6 54 16 40H84L94 54Z'],
    ['#c4b594', 'M38 28H62V86H38Z'],
    ['#4e4a68', 'M33 30 50 9 67 30Z'],
    [WARM, 'M43 46q1-13 7-13t7 13ZM48 46h4v4h-4Z'],
    ['#3a2c20', arch(50, 86, 14, 24)],
    ['#1d2756', 'M17 62h14v13H17Z'],
    [WARM, 'M69 62h14v13H69Z'],
    ['#d9c9a2', 'M15 64 33 74M15 74 33 63', 3.5],
  ],
  town_hall: [
    GROUND,
    ['#d0a866', 'M16 56H84V88H16Z'],
    ['#3fa394', 'M10 59 24 45H76L90 59Z'],
    ['#e6c588', 'M37 26H63V88H37Z'],
    ['#3fa394', 'M32 28 50 3 68 28Z'],
    [PALE, round(50, 42, 11)],
    [DARK, 'M50 35V42L55 46', 3],
    [WARM, `${arch(26, 80, 10, 17)}${arch(74, 80, 10, 17)}`],
    ['#5a2f3a', arch(50, 88, 14, 22)],
    ['#e2504f', 'M24 32 12 37 24 42ZM76 32 88 37 76 42Z'],
    ['#e8c27a', 'M24 31V46M76 31V46', 3],
  ],
  graveyard: [
    GROUND,
    ['#8f99b8', arch(27, 86, 26, 36)],
    ['#d5dbec', 'M46 26h9v12h10v9H55v39h-9V47H36v-9h10Z'],
    ['#b3bcd6', arch(76, 88, 26, 44)],
    ['#5d6788', 'M20 64H34M20 71H31M69 60H83M69 67H80', 3],
    ['#4f8a55', 'M8 90q4-12 7 0q4-12 8 0q4-10 8 0q4-12 8 0q4-10 8 0q4-12 8 0q4-10 8 0q4-12 8 0q4-10 8 0q4-12 8 0Z'],
  ],
  lab: [
    GROUND,
    ['#dbe8ff', 'M39 12H61V40L80 78Q84 89 72 89H28Q16 89 20 78L39 40Z'],
    ['#b45ce6', 'M32 60H68L76 77Q79 85 71 85H29Q21 85 24 77Z'],
    ['#8fa6d8', 'M35 8H65V15H35Z'],
    ['#e4b6ff', `${round(42, 72, 5)}${round(56, 67, 4)}${round(61, 77, 3)}${round(48, 52, 3)}${round(53, 42, 2.5)}`],
    [WARM, 'M78 14 66 34h9l-6 16 18-22h-9Z'],
  ],
  circus: [
    GROUND,
    [PAPER, 'M13 88 20 50H80L87 88Z'],
    ['#d2413c', 'M13 88 20 50H33L29 88ZM43 50H57L58 88H42ZM67 50H80L87 88H71Z'],
    ['#d2413c', 'M10 54 50 18 90 54Z'],
    [PAPER, 'M36 54 50 18V54ZM64 54H76L50 18Z'],
    [DARK, 'M41 88 50 58 59 88Z'],
    [WARM, 'M51 5 65 10 51 15Z'],
    ['#e8c27a', 'M50 4V20', 3],
  ],
  pumpkins: [
    GROUND,
    ['#4f8a3a', 'M45 36Q44 20 57 15L61 22Q55 25 55 38Z'],
    ['#e07719', `${round(30, 60, 18, 23)}${round(70, 60, 18, 23)}`],
    ['#f79432', round(50, 60, 21, 26)],
    [PALE, 'M38 46 45 58H31ZM62 46 69 58H55ZM50 58l4 7h-8Z'],
    [PALE, 'M29 68 37 72 42 68 50 73 58 68 63 72 71 68Q66 82 50 82 34 82 29 68Z'],
  ],
  swamp: [
    ['#2f7a63', 'M0 58Q50 48 100 58V100H0Z'],
    ['#8fbf62', 'M20 70V26M29 72V36M84 70V34', 3.5],
    ['#8a5a34', `${round(20, 26, 4, 9)}${round(29, 35, 4, 8)}${round(84, 34, 4, 9)}`],
    ['#59a862', `${round(28, 82, 15, 6)}${round(80, 78, 12, 5)}`],
    ['#8ed65f', `${round(56, 66, 20, 13)}${round(46, 52, 7)}${round(66, 52, 7)}`],
    [PAPER, `${round(46, 51, 4.5)}${round(66, 51, 4.5)}`],
    [DARK, `${round(46, 52, 2)}${round(66, 52, 2)}`],
    ['#2c5a2a', 'M44 67Q56 75 68 67', 3],
  ],
  manor: [
    ['#2f5a4a', 'M0 92Q50 50 100 92V100H0Z'],
    ['#7d6aa0', 'M28 44H72V78H28Z'],
    ['#9482b5', 'M22 36H38V76H22ZM62 30H78V76H62Z'],
    ['#33264d', 'M17 39 30 18 43 39ZM57 33 70 9 83 33ZM36 46 50 30 64 46Z'],
    [WARM, `${arch(30, 54, 8, 12)}${arch(70, 50, 8, 12)}${arch(46, 60, 6, 9)}${arch(55, 60, 6, 9)}`],
    ['#33264d', arch(50, 78, 11, 14)],
  ],
  harbour: [
    ['#23688c', 'M0 66Q25 60 50 66T100 66V100H0Z'],
    ['#e8c27a', 'M50 14V64', 4],
    [PAPER, 'M54 18V56H82Z'],
    ['#e2504f', 'M46 26V56H24Z'],
    ['#a5552f', 'M14 62H86L74 82H26Z'],
    ['#7a3c1f', 'M17 68H83L81 72H19Z'],
    ['#8fd8f0', 'M4 84q8-7 16 0t16 0t16 0t16 0t16 0t16 0', 4],
    [WARM, round(68, 66, 3)],
  ],
  lighthouse: [
    ['#23688c', 'M0 74Q25 68 50 74T100 74V100H0Z'],
    ['#ffe9a0', 'M56 24 100 8V42L56 32ZM44 24 0 8V42L44 32Z'],
    ['#5b5f78', 'M22 88Q34 72 50 74T80 88Z'],
    [PAPER, 'M37 82 43 36H57L63 82Z'],
    ['#d2413c', 'M41.5 48H58.5L60 59H40ZM38.6 70H61.4L63 82H37Z'],
    [WARM, 'M42 22H58V36H42Z'],
    ['#d2413c', 'M38 23 50 8 62 23Z'],
  ],
};

const HOUSE: readonly Layer[] = [GROUND, ['#7d6aa0', 'M26 48H74V84H26Z'], ['#33264d', 'M18 50 50 22 82 50Z'], [WARM, 'M34 58h12v12H34ZM56 58h12v12H56Z']];

/** A place of somebody else's board is a house with lit windows. */
export function pictureOf(place: string): readonly Layer[] {
  return PICTURES[place] ?? HOUSE;
}

export const PICTURED: readonly string[] = Object.keys(PICTURES);
