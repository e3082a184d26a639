import { describe, expect, it } from 'vitest';
import { type AddressOptions, addressesOf } from '#mocks/engine/addresses.ts';

const local: AddressOptions = { host: '127.0.0.1', port: 8055 };
const open: AddressOptions = { host: '0.0.0.0', port: 8055 };
const listed: AddressOptions = {
  ...local,
  hosts: ['cms.example.com', 'other.example.com:80'],
  origins: ['https://app.example.com', 'http://dev.example.com:*'],
};

describe('a host', () => {
  it.each<[AddressOptions, string, boolean]>([
    [local, '127.0.0.1:8055', true],
    [local, 'localhost:8055', true],
    [local, 'LOCALHOST:8055', true],
    [local, '[::1]:8055', true],
    [local, 'localhost', false],
    [local, 'localhost:8056', false],
    [local, 'evil.test:8055', false],
    [local, '127.0.0.1.evil.test:8055', false],
    [local, 'localhost.evil.test:8055', false],
    [local, '', false],
    [local, '192.168.1.2:8055', false],
    [{ host: 'cms.house', port: 80 }, 'cms.house', true],
    [{ host: 'cms.house', port: 80 }, 'localhost', false],
    [open, '192.168.1.2:8055', true],
    [open, '10.0.0.1', true],
    [open, '[fe80::1]:8055', true],
    [open, 'localhost:8055', true],
    [open, 'evil.test:8055', false],
    [listed, 'cms.example.com', true],
    [listed, 'cms.example.com:9000', true],
    [listed, 'other.example.com', true],
    [listed, 'other.example.com:9000', false],
    [listed, 'evil.test', false],
    [{ ...local, hosts: ['*'] }, 'evil.test', true],
  ])('of %j: %s %s', (options, host, expected) => {
    expect(addressesOf(options).takesHost(host)).toBe(expected);
  });
});

describe('an origin', () => {
  it.each<[AddressOptions, string, string, boolean]>([
    [local, 'http://127.0.0.1:8055', '127.0.0.1:8055', true],
    [local, 'http://localhost:8055', '127.0.0.1:8055', true],
    [local, 'https://localhost:8055', 'localhost:8055', true],
    [local, 'http://127.0.0.1:3000', '127.0.0.1:8055', false],
    [local, 'http://evil.test', '127.0.0.1:8055', false],
    [local, 'http://evil.test:8055', 'evil.test:8055', false],
    [local, 'null', '127.0.0.1:8055', false],
    [local, 'file://', '127.0.0.1:8055', false],
    [open, 'http://192.168.1.9:8055', '192.168.1.2:8055', false],
    [open, 'http://192.168.1.2:8055', '192.168.1.2:8055', true],
    [listed, 'https://cms.example.com', 'cms.example.com', true],
    [listed, 'https://cms.example.com', 'cms.example.com:443', true],
    [listed, 'http://cms.example.com', 'cms.example.com', true],
    [listed, 'https://app.example.com', '127.0.0.1:8055', true],
    [listed, 'http://app.example.com', '127.0.0.1:8055', false],
    [listed, 'https://app.example.com:444', '127.0.0.1:8055', false],
    [listed, 'http://dev.example.com:5173', '127.0.0.1:8055', true],
    [listed, 'http://dev.example.com', '127.0.0.1:8055', true],
    [{ ...local, origins: ['*'] }, 'http://evil.test', '127.0.0.1:8055', true],
    [{ ...local, hosts: ['*'] }, 'http://any.test:1', 'any.test:1', true],
    [{ ...local, hosts: ['*'] }, 'http://evil.test', '127.0.0.1:8055', false],
  ])('of %j: %s at %s %s', (options, origin, host, expected) => {
    expect(addressesOf(options).takesOrigin(origin, host)).toBe(expected);
  });

  it('that only a star lets in is none that mails may lead to', () => {
    const addresses = addressesOf({ ...local, origins: ['*'], hosts: ['*'] });
    expect(addresses.isKnown('http://evil.test', '127.0.0.1:8055')).toBe(false);
    expect(addresses.linkOrigin('http://evil.test')).toBe('http://127.0.0.1:8055');
    expect(addresses.linkOrigin('http://localhost:8055')).toBe('http://localhost:8055');
    expect(addressesOf(open).linkOrigin('http://evil.test')).toBe('http://localhost:8055');
    expect(addressesOf(listed).linkOrigin('http://cms.example.com')).toBe('http://cms.example.com');
  });
});
