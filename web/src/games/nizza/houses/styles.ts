/** What makes each of the twelve houses itself: colours of the coast, windows, what is sold there. */

export interface Style {
  wall: string;
  trim: string;
  shutter: string;
  roof: string;
  /** The stripes of the awnings. */
  cloth: readonly [string, string];
  windows: 'square' | 'arched' | 'tall';
  ground: 'shop' | 'arcade' | 'columns' | 'door';
  /** What is written on the front. */
  sign: string;
  flowers: boolean;
}

const WHITE = '#fffaf0';

export const STYLES: Record<string, Style> = {
  lookout: {
    wall: '#f6e7c4',
    trim: WHITE,
    shutter: '#3f8f8a',
    roof: '#c9683f',
    cloth: ['#2f9a86', WHITE],
    windows: 'square',
    ground: 'arcade',
    sign: '',
    flowers: true,
  },
  villa: {
    wall: '#f7d36a',
    trim: '#fff6dc',
    shutter: '#4f9b6b',
    roof: '#cf6a3d',
    cloth: ['#e7b100', WHITE],
    windows: 'arched',
    ground: 'door',
    sign: 'MIMOSA',
    flowers: true,
  },
  boarding_house: {
    wall: '#f2a27c',
    trim: '#ffeedd',
    shutter: '#3f7fa6',
    roof: '#b9552f',
    cloth: ['#d94f4f', WHITE],
    windows: 'square',
    ground: 'door',
    sign: 'PAULETTE',
    flowers: true,
  },
  ironmonger: {
    wall: '#c9d8c0',
    trim: '#f6f5e6',
    shutter: '#5b6f4b',
    roof: '#b4623d',
    cloth: ['#4d7a55', '#f3ead0'],
    windows: 'square',
    ground: 'shop',
    sign: 'QUINCAILLERIE',
    flowers: false,
  },
  hotel: {
    wall: '#fbf2e4',
    trim: '#ffffff',
    shutter: '#7fb0cf',
    roof: '#5f8ea6',
    cloth: ['#2f6fae', WHITE],
    windows: 'tall',
    ground: 'arcade',
    sign: 'HÔTEL SPLENDIDE',
    flowers: false,
  },
  bakery: {
    wall: '#f4c59a',
    trim: '#fff3e0',
    shutter: '#a8523a',
    roof: '#c15f38',
    cloth: ['#c8342f', WHITE],
    windows: 'square',
    ground: 'shop',
    sign: 'BOULANGERIE',
    flowers: true,
  },
  opera: {
    wall: '#ead9bd',
    trim: '#fff8e8',
    shutter: '#9c7b4a',
    roof: '#5c9a8b',
    cloth: ['#8c1f3f', '#f2dca6'],
    windows: 'arched',
    ground: 'columns',
    sign: 'OPÉRA',
    flowers: false,
  },
  bank: {
    wall: '#d8d4cc',
    trim: '#f7f5ef',
    shutter: '#6d7884',
    roof: '#7b8894',
    cloth: ['#50606e', '#eef0f0'],
    windows: 'tall',
    ground: 'columns',
    sign: 'BANQUE',
    flowers: false,
  },
  palace: {
    wall: '#fde6e6',
    trim: '#ffffff',
    shutter: '#d28a9c',
    roof: '#c97b8f',
    cloth: ['#c64a72', WHITE],
    windows: 'arched',
    ground: 'arcade',
    sign: 'PALACE',
    flowers: true,
  },
  fishery: {
    wall: '#9fcbd6',
    trim: '#f2fbfb',
    shutter: '#2f6c8c',
    roof: '#c06a44',
    cloth: ['#2a86a8', WHITE],
    windows: 'square',
    ground: 'shop',
    sign: 'POISSONS',
    flowers: false,
  },
  clock_tower: {
    wall: '#e79a6b',
    trim: '#ffe9cf',
    shutter: '#7d5a3f',
    roof: '#a94f2c',
    cloth: ['#b8632f', '#fff0d8'],
    windows: 'tall',
    ground: 'arcade',
    sign: '',
    flowers: false,
  },
  harbour_office: {
    wall: '#f3f0e2',
    trim: '#ffffff',
    shutter: '#2d5f9a',
    roof: '#3f76b0',
    cloth: ['#1f5aa0', WHITE],
    windows: 'square',
    ground: 'arcade',
    sign: 'PORT',
    flowers: false,
  },
};
