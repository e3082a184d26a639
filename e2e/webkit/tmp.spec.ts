import { expect, test } from './fixtures.ts';
test('t', async ({ app, signIn }) => {
  const t=Date.now(); const lap=(n:string)=>console.log(n, Date.now()-t);
  await signIn('admin', '/tidewater/collections/articles');
  lap('signed');
  await expect(app.byRole('grid')).toBeVisible();
  lap('grid');
  console.log(await app.run('const t=performance.now(); probe.find([{role:"grid"}]); const a=performance.now(); probe.find([{role:"row"}]); const b=performance.now(); const n=probe.find([{role:"button",name:"Filter"}]).length; const c=performance.now(); return [a-t,b-a,c-b,n,document.querySelectorAll("*").length]'));
  console.log(await app.run('return await Promise.resolve(7)'));
  await app.run('setTimeout(() => { throw new Error("odd") }, 0)');
  lap('err');
  await new Promise(r=>setTimeout(r,300));
  console.log(await app.run('return [sessionStorage["webkit-errors"], typeof probe]'));
});
test('u', async ({ app, signIn }) => {
  const t=Date.now(); const lap=(n:string)=>console.log(n, Date.now()-t);
  await signIn('admin', '/tidewater/collections/articles');
  lap('signed');
  await expect(app.byRole('grid')).toBeVisible();
  lap('grid');
});
