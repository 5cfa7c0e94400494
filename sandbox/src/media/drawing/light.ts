/** The time of day: what the sky, the distance and the water look like. */
export type Light = {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly sun: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly water: readonly [far: string, near: string];
  readonly ground: string;
  readonly wall: string;
  readonly wood: string;
  readonly isDark: boolean;
};

export const lights = {
  dawn: {
    sky: ['#F2A98E', '#F9CFA6', '#FDEBC8'],
    sun: '#FFF3CF',
    far: '#DDA794',
    mid: '#B07A74',
    near: '#6F4C5B',
    water: ['#F5CBA8', '#C5857A'],
    ground: '#EBCBA4',
    wall: '#FBE3CB',
    wood: '#C98A5B',
    isDark: false,
  },
  morning: {
    sky: ['#9FD5D3', '#D8ECDD', '#FCECCB'],
    sun: '#FFE09A',
    far: '#A3CEC4',
    mid: '#66A69A',
    near: '#2C7468',
    water: ['#92D0C8', '#3E958E'],
    ground: '#EBDCBB',
    wall: '#F8EDD9',
    wood: '#C99663',
    isDark: false,
  },
  noon: {
    sky: ['#55B3CF', '#A1D9DD', '#E6F4E7'],
    sun: '#FFF6CC',
    far: '#93C9BC',
    mid: '#4FA287',
    near: '#1F715C',
    water: ['#63BECA', '#22809A'],
    ground: '#F1E0B6',
    wall: '#FBF2DF',
    wood: '#D6A36B',
    isDark: false,
  },
  dusk: {
    sky: ['#40427C', '#C9667C', '#F9B76E'],
    sun: '#FFE3A8',
    far: '#96608A',
    mid: '#634274',
    near: '#382B54',
    water: ['#E09378', '#584373'],
    ground: '#C29078',
    wall: '#F0CDAA',
    wood: '#A8684C',
    isDark: true,
  },
  night: {
    sky: ['#0B1B36', '#17395E', '#2F6A7A'],
    sun: '#FCF0CB',
    far: '#2A586E',
    mid: '#1A4158',
    near: '#0D283C',
    water: ['#235B70', '#0A2439'],
    ground: '#42526A',
    wall: '#41556C',
    wood: '#7A5346',
    isDark: true,
  },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof lights;
